import { importPKCS8, type JWTPayload, SignJWT } from "jose";

/** A Firebase service account, from the JSON file of its console. */
export interface ServiceAccount {
  project: string;
  email: string;
  /** PKCS #8, PEM. */
  privateKey: string;
  /** Token endpoint: https://oauth2.googleapis.com/token */
  tokenUri: string;
}

const textIn = (fields: Record<string, unknown>, name: string): string => {
  const value = fields[name];
  if (typeof value !== "string" || value === "") throw new Error(`FCM_SERVICE_ACCOUNT has no ${name}`);
  return value;
};

/** The parser's own error would put the secret into the log. */
function fieldsIn(json: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(json)) as Record<string, unknown>;
  } catch {
    throw new Error("FCM_SERVICE_ACCOUNT is no JSON");
  }
}

/** Undefined if nothing is configured. Throws if the text is not a service account. */
export function serviceAccount(json: string | undefined): ServiceAccount | undefined {
  if (!json) return undefined;
  const fields = fieldsIn(json);
  return {
    project: textIn(fields, "project_id"),
    email: textIn(fields, "client_email"),
    privateKey: textIn(fields, "private_key"),
    tokenUri: textIn(fields, "token_uri"),
  };
}

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Lifetime of an assertion in seconds, the maximum allowed. */
const ASSERTION_LIFE = 3_600;
/** Milliseconds before expiry at which another token is requested. */
const RENEWED_BEFORE = 60_000;
/** Milliseconds. */
const TIME_LIMIT = 10_000;

interface SignedClaims {
  claims: JWTPayload;
  audience: string;
  /** Real milliseconds. */
  now: number;
  /** Lifetime in seconds. */
  life: number;
}

/** A token signed by the account (RS256). Rejects if its key is invalid. */
async function signAs(
  { email, privateKey }: ServiceAccount,
  { claims, audience, now, life }: SignedClaims,
): Promise<string> {
  const issuedAt = Math.floor(now / 1000);
  return new SignJWT(claims)
    .setProtectedHeader({ typ: "JWT", alg: "RS256" })
    .setIssuer(email)
    .setAudience(audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + life)
    .sign(await importPKCS8(privateKey, "RS256"));
}

interface TokenFacts {
  account: ServiceAccount;
  /** OAuth 2.0 scopes, separated by spaces. */
  scope: string;
  send: Fetch;
}

async function requestToken({ account, scope, send }: TokenFacts, now: number) {
  const { tokenUri } = account;
  const assertion = await signAs(account, { claims: { scope }, audience: tokenUri, now, life: ASSERTION_LIFE });
  const body = new URLSearchParams({ grant_type: "urn:ietf:params:oauth:grant-type:jwt-bearer", assertion });
  const answer = await send(tokenUri, {
    method: "POST",
    body,
    redirect: "manual",
    signal: AbortSignal.timeout(TIME_LIMIT),
  });
  if (!answer.ok) throw new Error(`token: status ${answer.status}`);
  const { access_token, expires_in } = (await answer.json()) as { access_token: string; expires_in: number };
  return { text: access_token, expiresAt: now + expires_in * 1000 };
}

interface TokenSource {
  /** A token valid for at least another minute. Rejects if the service issues none. */
  read(now: number): Promise<string>;
  /** Drops a token that the service has refused; the next read requests another. */
  forget(): void;
}

/** An account's access tokens, each used until it expires, with one request in flight at a time. */
export function accessTokens(facts: TokenFacts): TokenSource {
  let token: Promise<{ text: string; expiresAt: number }> | undefined;
  const forget = () => {
    token = undefined;
  };
  const read = async (now: number): Promise<string> => {
    const known = await token?.catch(() => undefined);
    if (known && now < known.expiresAt - RENEWED_BEFORE) return known.text;
    if (known) forget();
    token ??= requestToken(facts, now);
    token.catch(forget);
    return (await token).text;
  };
  return { read, forget };
}

/** The audience of such tokens: Firebase Authentication (`signInWithCustomToken`). */
const AUDIENCE = "https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit";
/**
 * Seconds; at most an hour is allowed. The token is used at once, and Firebase's SDK renews what it is exchanged for.
 */
const LIFE = 300;

interface CustomTokenFacts {
  account: ServiceAccount;
  /** At most 128 characters. */
  username: string;
  /** Real milliseconds. */
  now: number;
}

/** A token with which a browser signs in to Firebase as a member. Rejects if the account's key is invalid. */
export const customToken = ({ account, username, now }: CustomTokenFacts): Promise<string> =>
  signAs(account, { claims: { sub: account.email, uid: username }, audience: AUDIENCE, now, life: LIFE });
