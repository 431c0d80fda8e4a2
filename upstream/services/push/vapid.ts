import { base64url, importJWK, SignJWT } from "jose";
import type { PushSettings } from "./push-settings.ts";

/** Lifetime of a token in milliseconds; RFC 8292 allows a day. */
const TOKEN_LIFE = 12 * 3_600_000;
/** Milliseconds before expiry at which another one is made. */
const RENEWED_BEFORE = 3_600_000;

const X_AT = 1;
const Y_AT = 33;

/** The operator's key pair as a signing key. Rejects if the two do not form a point of P-256. */
function signingKey({ publicKey, privateKey }: PushSettings) {
  const point = base64url.decode(publicKey);
  const [x, y] = [point.slice(X_AT, Y_AT), point.slice(Y_AT)].map((part) => base64url.encode(part));
  return importJWK({ kty: "EC", crv: "P-256", x, y, d: privateKey }, "ES256");
}

interface Header {
  text: Promise<string>;
  expiresAt: number;
}

/**
 * The `Authorization` of a push (RFC 8292): a token signed for a push service's origin. Cached per service for half a
 * day, since signing costs as much as encrypting.
 */
export function vapidHeaders(settings: PushSettings): (endpoint: string, now: number) => Promise<string> {
  const headers = new Map<string, Header>();
  const write = async (audience: string, expiresAt: number) => {
    const token = await new SignJWT({})
      .setProtectedHeader({ typ: "JWT", alg: "ES256" })
      .setAudience(audience)
      .setSubject(settings.subject)
      .setExpirationTime(Math.floor(expiresAt / 1000))
      .sign(await signingKey(settings));
    return `vapid t=${token}, k=${settings.publicKey}`;
  };
  return (endpoint, now) => {
    const { origin } = new URL(endpoint);
    const known = headers.get(origin);
    if (known && now < known.expiresAt - RENEWED_BEFORE) return known.text;
    const expiresAt = now + TOKEN_LIFE;
    const made = { text: write(origin, expiresAt), expiresAt };
    headers.set(origin, made);
    return made.text;
  };
}
