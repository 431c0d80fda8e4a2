import type { LinkedIdentity, Provider, SignInMethod, SignUpMethod } from "#contract/domain/members";

/** Ways to sign in that are forms of ours. */
const FORM_METHODS = ["password", "code"] as const satisfies readonly SignInMethod[];
export type FormMethod = (typeof FORM_METHODS)[number];

const PROVIDERS = ["line", "zalo"] as const satisfies readonly Provider[];

/** Those providers that are offered in the visitor's country and set up at the edge. */
export const offeredProviders = (
  methods: readonly (SignInMethod | SignUpMethod)[],
  configured: readonly Provider[] = [],
): Provider[] => PROVIDERS.filter((provider) => methods.includes(provider) && configured.includes(provider));

/** Of the offered providers, those at which a member has linked no account. */
export const linkableProviders = (offered: readonly Provider[], identities: readonly LinkedIdentity[]): Provider[] =>
  offered.filter((provider) => !identities.some((identity) => identity.provider === provider));

interface FormOffer {
  forms: FormMethod[];
  /** The one that is shown. */
  shown: FormMethod;
}

/**
 * The forms of signing in; that of a code also where only Firebase sends one. Without any, the password's: a supplier may
 * offer what we do not know.
 */
export function offeredForms(
  methods: readonly SignInMethod[],
  requested: string | null,
  firebase?: FirebaseOffer,
): FormOffer {
  const offered = FORM_METHODS.filter((method) => methods.includes(method) || (method === "code" && firebase));
  const forms: FormMethod[] = offered.length > 0 ? offered : ["password"];
  return { forms, shown: forms.find((form) => form === requested) ?? forms[0] ?? "password" };
}

/** Firebase sends the codes: `only` where the supplier sends none, else `first`. */
export type FirebaseOffer = "first" | "only";

/** What codes of the supplier are called among the ways to sign in, and to sign up. */
const OWN_CODES: readonly (SignInMethod | SignUpMethod)[] = ["code", "phone"];

/** Where Google's servers are out of reach: a visitor would wait a minute for nothing. */
const WITHOUT_GOOGLE: readonly (string | undefined)[] = ["CN"];

/** Undefined where the supplier does not offer Firebase, the edge has no project, or the supplier's codes come sooner. */
export function firebaseOffer(
  methods: readonly (SignInMethod | SignUpMethod)[],
  { isConfigured, country }: { isConfigured: boolean; country: string | undefined },
): FirebaseOffer | undefined {
  if (!isConfigured || !methods.includes("firebase")) return undefined;
  if (!methods.some((method) => OWN_CODES.includes(method))) return "only";
  return WITHOUT_GOOGLE.includes(country) ? undefined : "first";
}
