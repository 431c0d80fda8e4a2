import type { LinkedIdentity, Provider, SignInMethod, SignUpMethod } from "#contract/domain/members";
import { PROVIDERS } from "#contract/tables/provider-names";

/** Sign-in methods with a form of ours. */
const FORM_METHODS = ["password", "code"] as const satisfies readonly SignInMethod[];
export type FormMethod = (typeof FORM_METHODS)[number];

/** Providers that are offered in the visitor's country and configured at the edge. */
export const offeredProviders = (
  methods: readonly (SignInMethod | SignUpMethod)[],
  configured: readonly Provider[] = [],
): Provider[] => PROVIDERS.filter((provider) => methods.includes(provider) && configured.includes(provider));

/** Offered providers to which the member has not linked an account. */
export const linkableProviders = (offered: readonly Provider[], identities: readonly LinkedIdentity[]): Provider[] =>
  offered.filter((provider) => !identities.some((identity) => identity.provider === provider));

interface FormOffer {
  forms: FormMethod[];
  /** The current form. */
  shown: FormMethod;
}

/**
 * The sign-in forms; the code form is included if only Firebase sends codes. Defaults to the password form: a supplier
 * may offer methods that are unknown here.
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

/** Firebase sends codes: `only` if the supplier sends none, otherwise `first`. */
export type FirebaseOffer = "first" | "only";

/** Names of the supplier's codes among the sign-in and sign-up methods. */
const OWN_CODES: readonly (SignInMethod | SignUpMethod)[] = ["code", "phone"];

/** Google's servers are unreachable there: visitors would wait a minute in vain. */
const WITHOUT_GOOGLE: readonly (string | undefined)[] = ["CN"];

/** Undefined if the supplier does not offer Firebase, the edge has no project, or the supplier's codes come first. */
export function firebaseOffer(
  methods: readonly (SignInMethod | SignUpMethod)[],
  { isConfigured, country }: { isConfigured: boolean; country: string | undefined },
): FirebaseOffer | undefined {
  if (!isConfigured || !methods.includes("firebase")) return undefined;
  if (!methods.some((method) => OWN_CODES.includes(method))) return "only";
  return WITHOUT_GOOGLE.includes(country) ? undefined : "first";
}
