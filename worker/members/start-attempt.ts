import { toBase64Url } from "#contract/http/base64url";
import type { Env } from "../platform/env.ts";
import type { SessionKeys } from "../settings/session-keys.ts";
import { type Attempt, PROVIDERS } from "./providers.ts";
import { ATTEMPT_COOKIE } from "./sign-in-cookies.ts";

/** What is known before the attempt: the rest is made up for it. */
export interface AttemptFacts
  extends Pick<Attempt, "provider" | "callBackUrl" | "locale" | "referralCode" | "linksTo" | "linkToken"> {
  /** The site's own. */
  origin: string;
}

interface StartedAttempt {
  /** The provider's page. */
  url: string;
  /** Set-Cookie value: only a browser with this cookie can complete the attempt. */
  cookie: string;
}

const randomText = (): string => toBase64Url(crypto.getRandomValues(new Uint8Array(32)));

/** PKCE, S256 (RFC 7636, section 4.2). */
const toChallenge = async (verifier: string): Promise<string> =>
  toBase64Url(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier))));

/** Begins to sign in at a provider, or to link an account there. */
export async function startAttempt(
  { origin, ...facts }: AttemptFacts,
  { env, keys }: { env: Env; keys: SessionKeys },
): Promise<StartedAttempt> {
  const row = PROVIDERS[facts.provider];
  const attempt: Attempt = {
    ...facts,
    state: randomText(),
    nonce: randomText(),
    codeVerifier: randomText(),
    redirectUri: origin + row.callbackPath,
  };
  const url = row.authorizeUrl(attempt, await toChallenge(attempt.codeVerifier), env);
  return { url: url.href, cookie: await ATTEMPT_COOKIE.write(attempt, keys) };
}
