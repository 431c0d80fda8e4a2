import { importPKCS8, type JWTPayload, SignJWT } from "jose";

/** A service account of Firebase, of the JSON file that its console gives. */
export interface ServiceAccount {
  project: string;
  email: string;
  /** PKCS #8, PEM. */
  privateKey: string;
  /** Where tokens come from: https://oauth2.googleapis.com/token */
  tokenUri: string;
}

const textIn = (fields: Record<string, unknown>, name: string): string => {
  const value = fields[name];
  if (typeof value !== "string" || value === "") throw new Error(`FCM_SERVICE_ACCOUNT has no ${name}`);
  return value;
};

/** The parser's own error would quote the secret in the log. */
function fieldsIn(json: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(json)) as Record<string, unknown>;
  } catch {
    throw new Error("FCM_SERVICE_ACCOUNT is no JSON");
  }
}

/** Undefined where there is none. Throws where it is no service account. */
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

/** Seconds for which an assertion is good, the most that is allowed. */
const ASSERTION_LIFE = 3_600;
/** Milliseconds before its end at which another token is asked for. */
const RENEWED_BEFORE = 60_000;
/** Milliseconds. */
const TIME_LIMIT = 10_000;

interface SignedClaims {
  claims: JWTPayload;
  audience: string;
  /** Real milliseconds. */
  now: number;
  /** Seconds for which it is good. */
  life: number;
}

/** A token that the account signs (RS256). Rejects where its key is none. */
export async function signAs(
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
  /** What the token is for (OAuth 2.0), separated by spaces. */
  scope: string;
  send: Fetch;
}

async function requestToken({ account, scope, send }: TokenFacts, now: number) {
  const { tokenUri } = account;
  const assertion = await signAs(account, { claims: { scope }, audience: tokenUri, now, life: ASSERTION_LIFE });
  const body = new URLSearchParams({ grant_type: "urn:ietf:params:oauth:grant-type:jwt-bearer", assertion });
  const answer = await send(tokenUri, { method: "POST", body, signal: AbortSignal.timeout(TIME_LIMIT) });
  if (!answer.ok) throw new Error(`token: status ${answer.status}`);
  const { access_token, expires_in } = (await answer.json()) as { access_token: string; expires_in: number };
  return { text: access_token, expiresAt: now + expires_in * 1000 };
}

export interface TokenSource {
  /** A token that is good for a minute more. Rejects where the service gives none. */
  read(now: number): Promise<string>;
  /** The service has refused the token: the next is another. */
  forget(): void;
}

/** Tokens of an account, each used until it ends, and asked for once at a time. */
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
