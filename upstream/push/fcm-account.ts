import { importPKCS8, SignJWT } from "jose";

/** A service account of Firebase, of the JSON file that its console gives. */
export interface FcmAccount {
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

/** Undefined where there is none. Throws where it is no service account. */
export function fcmAccount(json: string | undefined): FcmAccount | undefined {
  if (!json) return undefined;
  const fields = JSON.parse(json) as Record<string, unknown>;
  return {
    project: textIn(fields, "project_id"),
    email: textIn(fields, "client_email"),
    privateKey: textIn(fields, "private_key"),
    tokenUri: textIn(fields, "token_uri"),
  };
}

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

const SCOPE = "https://www.googleapis.com/auth/firebase.messaging";
/** Seconds for which an assertion is good, the most that is allowed. */
const ASSERTION_LIFE = 3_600;
/** Milliseconds before its end at which another token is asked for. */
const RENEWED_BEFORE = 60_000;
/** Milliseconds. */
const TIME_LIMIT = 10_000;

async function askToken({ email, privateKey, tokenUri }: FcmAccount, now: number, send: Fetch) {
  const issuedAt = Math.floor(now / 1000);
  const assertion = await new SignJWT({ scope: SCOPE })
    .setProtectedHeader({ typ: "JWT", alg: "RS256" })
    .setIssuer(email)
    .setAudience(tokenUri)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + ASSERTION_LIFE)
    .sign(await importPKCS8(privateKey, "RS256"));
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
export function fcmTokens(account: FcmAccount, send: Fetch): TokenSource {
  let token: Promise<{ text: string; expiresAt: number }> | undefined;
  const forget = () => {
    token = undefined;
  };
  const read = async (now: number): Promise<string> => {
    const known = await token?.catch(() => undefined);
    if (known && now < known.expiresAt - RENEWED_BEFORE) return known.text;
    if (known) forget();
    token ??= askToken(account, now, send);
    token.catch(forget);
    return (await token).text;
  };
  return { read, forget };
}
