import type { Account, PendingAccount } from "../pages/context.ts";
import type { SessionKeys } from "../settings/session-keys.ts";
import { UpstreamFault } from "../upstream/request/fault.ts";
import { PROVIDERS } from "./providers.ts";
import { PENDING_COOKIE } from "./sign-in-cookies.ts";

interface PendingOptions {
  cookieHeader: string;
  keys: SessionKeys | undefined;
  call: Account["call"];
  /** Receives the Set-Cookie value that removes the cookie. */
  remove(ended: string): void;
}

/** The pending account in a visitor's cookie; undefined if there is none, or it is older than ten minutes. */
export async function readPending({
  cookieHeader,
  keys,
  call,
  remove,
}: PendingOptions): Promise<PendingAccount | undefined> {
  const claims = await PENDING_COOKIE.read(cookieHeader, keys);
  if (!claims) return undefined;
  const { provider, name, providerToken } = claims;
  const { signInCall } = PROVIDERS[provider];
  return {
    provider,
    ...(name !== undefined && { name }),
    drop: () => remove(PENDING_COOKIE.ended),
    async complete(query) {
      const answer = await call(signInCall, { ...query, providerToken });
      if (answer.isRefused) return answer;
      const { value } = answer;
      if (value.kind !== "signedIn") throw new UpstreamFault("shape", signInCall);
      return { isRefused: false, value };
    },
  };
}
