import { encryptNotification } from "@block65/webcrypto-web-push";
import { type Push, topicOf } from "./push-note.ts";
import { type PushOutcome, pushOutcome } from "./push-outcome.ts";
import type { PushSettings } from "./push-settings.ts";
import { vapidHeaders } from "./vapid.ts";

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

/** The encrypted note; undefined if the subscription's keys are invalid. */
async function encrypted({ endpoint, p256dh, auth }: Subscription, { note }: Push) {
  const text = new TextEncoder().encode(JSON.stringify(note));
  const subscription = { endpoint, expirationTime: null, keys: { p256dh, auth } };
  // Without padding: the length of a note about a public match reveals nothing.
  return encryptNotification(subscription, text, { pad: false }).catch(() => undefined);
}

/**
 * Sends pushes to browsers: encrypted for each (RFC 8291), signed by this server (RFC 8292), with their time to live
 * (RFC 8030).
 */
export function webPush(settings: PushSettings, now: () => number, send: Fetch = (url, init) => fetch(url, init)) {
  const authorisation = vapidHeaders(settings);
  return async (subscription: Subscription, push: Push): Promise<PushOutcome> => {
    const { endpoint } = subscription;
    const Authorization = await authorisation(endpoint, now()).catch(() => undefined);
    if (!Authorization) return { kind: "refused", reason: "PUSH_PUBLIC_KEY and PUSH_PRIVATE_KEY are no pair" };
    const body = await encrypted(subscription, push);
    if (!body) return { kind: "gone" };
    const headers = {
      Authorization,
      "Content-Encoding": "aes128gcm",
      "Content-Type": "application/octet-stream",
      TTL: String(push.ttl),
      Urgency: "high",
      Topic: await topicOf(push.note.tag),
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
