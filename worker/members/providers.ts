import type { Provider } from "#contract/domain/members";
import type { Env } from "../platform/env.ts";

/** State of one sign-in attempt at a provider; sealed in a cookie until the visitor returns. */
export interface Attempt {
  provider: Provider;
  state: string;
  /** LINE repeats it in its ID token; Zalo does not support one. */
  nonce: string;
  /** PKCE (RFC 7636). */
  codeVerifier: string;
  redirectUri: string;
  /** Where the visitor was: a path of ours. */
  callBackUrl: string;
  locale: string;
  /** From a friend's link, for sign-up. */
  referralCode?: string;
  /** Username of the member who links the account; absent for a sign-in. */
  linksTo?: string;
  /** The upstream's proof that this member has confirmed it by password or code. */
  linkToken?: string;
}

interface ProviderRow {
  /** Where providers redirect back to (specification, section 2). */
  callbackPath: string;
  /** The upstream's call that signs in with the returned code. */
  signInCall: "loginLine" | "loginZalo";
  authorizeUrl(attempt: Attempt, challenge: string, env: Env): URL;
}

const withQuery = (url: string, query: Record<string, string>): URL => new URL(`${url}?${new URLSearchParams(query)}`);
const baseOf = (configured: string | undefined, own: string): string => (configured || own).replace(/\/+$/, "");

/** LINE Login 2.1 is OpenID Connect; Zalo Login 4 is OAuth 2.0 with PKCE and no scopes. */
export const PROVIDERS: Readonly<Record<Provider, ProviderRow>> = {
  line: {
    callbackPath: "/linecallback",
    signInCall: "loginLine",
    authorizeUrl: ({ state, nonce, redirectUri }, challenge, { LINE_CLIENT_ID = "", LINE_AUTH_BASE }) =>
      withQuery(`${baseOf(LINE_AUTH_BASE, "https://access.line.me")}/oauth2/v2.1/authorize`, {
        response_type: "code",
        client_id: LINE_CLIENT_ID,
        redirect_uri: redirectUri,
        state,
        scope: "profile openid",
        nonce,
        code_challenge: challenge,
        code_challenge_method: "S256",
      }),
  },
  zalo: {
    callbackPath: "/zaloCallBack",
    signInCall: "loginZalo",
    authorizeUrl: ({ state, redirectUri }, challenge, { ZALO_CLIENT_ID = "", ZALO_OAUTH_BASE }) =>
      withQuery(`${baseOf(ZALO_OAUTH_BASE, "https://oauth.zaloapp.com")}/v4/permission`, {
        app_id: ZALO_CLIENT_ID,
        redirect_uri: redirectUri,
        code_challenge: challenge,
        state,
      }),
  },
};

/** The callback's result: a code, or a fault. Cancelling is not a fault. */
export type Return = { kind: "code"; code: string } | { kind: "cancelled" } | { kind: "failed"; reason: string };

/**
 * Reads a provider's redirect. Without the cookie of an attempt, or with another state, it is forged (RFC 6749, section
 * 10.12). Zalo does not document refusals: a missing code counts as one.
 */
export function readReturn(query: URLSearchParams, provider: Provider, attempt: Attempt | undefined): Return {
  if (!attempt || attempt.provider !== provider) return { kind: "failed", reason: "no attempt" };
  if (query.get("state") !== attempt.state) return { kind: "failed", reason: "state" };
  const error = query.get("error");
  if (error === "access_denied") return { kind: "cancelled" };
  const code = query.get("code");
  if (error !== null || !code) return { kind: "failed", reason: "no code" };
  return { kind: "code", code };
}
