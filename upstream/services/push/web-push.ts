import { encryptNotification } from "@block65/webcrypto-web-push";
import { base64url, importJWK, SignJWT } from "jose";
import { HOUR } from "#contract/time/units";
import { type Push, toTopic } from "./push-note.ts";
import { type PushOutcome, pushOutcome } from "./push-outcome.ts";
import type { PushSettings } from "./push-settings.ts";

/** Lifetime of a token in milliseconds; RFC 8292 allows a day. */
const TOKEN_LIFE = 12 * HOUR;
/** Milliseconds before expiry at which another one is made. */
const RENEWED_BEFORE = HOUR;

const X_AT = 1;
const Y_AT = 33;

const NO_PAIR = "PUSH_PUBLIC_KEY and PUSH_PRIVATE_KEY are no pair";

/** The operator's key pair as a signing key. Rejects if the two do not form a point of P-256. */
async function signingKey({ publicKey, privateKey }: PushSettings) {
  try {
    const point = base64url.decode(publicKey);
    const [x, y] = [point.slice(X_AT, Y_AT), point.slice(Y_AT)].map((part) => base64url.encode(part));
    return await importJWK({ kty: "EC", crv: "P-256", x, y, d: privateKey }, "ES256");
  } catch (error) {
    throw new Error(NO_PAIR, { cause: error });
  }
}

interface Header {
  text: Promise<string>;
  expiresAt: number;
}

/**
 * The `Authorization` of a push (RFC 8292): a token signed for a push service's origin. Cached per service for half a
 * day, since signing costs as much as encrypting.
 */
function vapidHeaders(settings: PushSettings): (endpoint: string, now: number) => Promise<string> {
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
    const text = write(origin, expiresAt);
    headers.set(origin, { text, expiresAt });
    // What has failed once is tried anew.
    text.catch(() => headers.delete(origin));
    return text;
  };
}

/** A browser's push subscription. */
export interface Subscription {
  endpoint: string;
  /** Its public key and secret (RFC 8291), base64url. */
  p256dh: string;
  auth: string;
}

/** Time-out of one request to a push service, in milliseconds. */
export const TIME_LIMIT = 10_000;

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** The encrypted note. Rejects if the subscription's keys are invalid, or if the note cannot be written. */
async function encrypted({ endpoint, p256dh, auth }: Subscription, { note }: Push) {
  const text = new TextEncoder().encode(JSON.stringify(note));
  const subscription = { endpoint, expirationTime: null, keys: { p256dh, auth } };
  // Without padding: the length of a note about a public match reveals nothing.
  return encryptNotification(subscription, text, { pad: false });
}

const AUTH_BYTES = 16;

/** Whether anything can be encrypted for a subscription. */
async function hasKeys({ p256dh, auth }: Subscription): Promise<boolean> {
  try {
    const curve = { name: "ECDH", namedCurve: "P-256" };
    await crypto.subtle.importKey("raw", new Uint8Array(base64url.decode(p256dh)), curve, false, []);
    return base64url.decode(auth).length === AUTH_BYTES;
  } catch {
    return false;
  }
}

/** Nothing of the note or the subscription, which are personal: messages of errors may repeat them. */
const nameOf = (error: unknown): string => (error instanceof Error ? error.name : "unknown");

/**
 * Sends pushes to browsers: encrypted for each (RFC 8291), signed by this server (RFC 8292), with their time to live
 * (RFC 8030).
 */
export function webPush(settings: PushSettings, now: () => number, send: Fetch = (url, init) => fetch(url, init)) {
  const authorisation = vapidHeaders(settings);
  return async (subscription: Subscription, push: Push): Promise<PushOutcome> => {
    const { endpoint } = subscription;
    let Authorization: string;
    try {
      Authorization = await authorisation(endpoint, now());
    } catch (error) {
      const isPair = !(error instanceof Error && error.message === NO_PAIR);
      return { kind: "refused", reason: isPair ? `not signed: ${nameOf(error)}` : NO_PAIR };
    }
    let body: Awaited<ReturnType<typeof encrypted>>;
    try {
      body = await encrypted(subscription, push);
    } catch (error) {
      if (!(await hasKeys(subscription))) return { kind: "gone" };
      return { kind: "refused", reason: `not encrypted: ${nameOf(error)}` };
    }
    const headers = {
      Authorization,
      "Content-Encoding": "aes128gcm",
      "Content-Type": "application/octet-stream",
      TTL: String(push.ttl),
      Urgency: "high",
      Topic: await toTopic(push.note.tag),
    };
    try {
      const signal = AbortSignal.timeout(TIME_LIMIT);
      const answer = await send(endpoint, { method: "POST", headers, body, redirect: "manual", signal });
      await answer.body?.cancel();
      return pushOutcome(answer);
    } catch {
      return { kind: "later" };
    }
  };
}
