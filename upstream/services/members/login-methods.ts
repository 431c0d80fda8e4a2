import type { Provider, SignInMethod } from "#contract/domain/members";
import type { MemberSettings } from "./settings.ts";

export type LoginSettings = Pick<MemberSettings, "sms" | "passkeys" | "line" | "zalo" | "firebase">;

/** The methods that are configured, in the order in which they are offered. */
export const configuredMethods = ({ sms, passkeys, line, zalo, firebase }: LoginSettings): SignInMethod[] => [
  "password",
  ...(sms ? (["code"] as const) : []),
  ...(passkeys ? (["passkey"] as const) : []),
  ...(line ? (["line"] as const) : []),
  ...(zalo ? (["zalo"] as const) : []),
  ...(firebase ? (["firebase"] as const) : []),
];

/** What a member has set up. */
interface Credentials {
  hasPassword: boolean;
  hasPasskey: boolean;
  /** The linked ones. */
  providers: readonly Provider[];
}

/** The configured methods by which a member can log in: codes and Firebase need only the number that each has. */
export function usableMethods(
  settings: LoginSettings,
  { hasPassword, hasPasskey, providers }: Credentials,
): SignInMethod[] {
  const isSetUp: Record<SignInMethod, boolean> = {
    password: hasPassword,
    passkey: hasPasskey,
    line: providers.includes("line"),
    zalo: providers.includes("zalo"),
    code: true,
    firebase: true,
  };
  return configuredMethods(settings).filter((method) => isSetUp[method]);
}
