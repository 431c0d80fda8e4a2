import { accessTokens, type Fetch, type ServiceAccount } from "../firebase/service-account.ts";
import { type Push, toTopic } from "./push-note.ts";
import { type PushOutcome, pushOutcome } from "./push-outcome.ts";

const SCOPE = "https://www.googleapis.com/auth/firebase.messaging";
/** Time-out of one request, in milliseconds. */
const TIME_LIMIT = 10_000;
const UNAUTHORISED = 401;
const NOT_FOUND = 404;

/** What an app shows while it is closed, and what it needs to open the right page. */
async function messageFor(token: string, { note, ttl }: Push, now: number) {
  const { title, body, tag, url, lang } = note;
  const expiry = String(Math.floor(now / 1000) + ttl);
  return {
    message: {
      token,
      notification: { title, body },
      data: { url, tag, lang },
      android: { ttl: `${ttl}s`, priority: "high", notification: { tag } },
      // At most 64 bytes.
      apns: { headers: { "apns-collapse-id": await toTopic(tag), "apns-expiration": expiry, "apns-priority": "10" } },
    },
  };
}

/**
 * Sends pushes to app devices by Firebase Cloud Messaging (HTTP v1). Only "not found" means that a device is gone:
 * "invalid argument" may be our own fault.
 */
export function fcmPush({ account, now, send }: { account: ServiceAccount; now: () => number; send: Fetch }) {
  const tokens = accessTokens({ account, scope: SCOPE, send });
  const address = `https://fcm.googleapis.com/v1/projects/${account.project}/messages:send`;
  return async (deviceToken: string, push: Push): Promise<PushOutcome> => {
    try {
      const Authorization = `Bearer ${await tokens.read(now())}`;
      const answer = await send(address, {
        method: "POST",
        headers: { Authorization, "Content-Type": "application/json" },
        body: JSON.stringify(await messageFor(deviceToken, push, now())),
        redirect: "manual",
        signal: AbortSignal.timeout(TIME_LIMIT),
      });
      await answer.body?.cancel();
      if (answer.status === NOT_FOUND) return { kind: "gone" };
      if (answer.status !== UNAUTHORISED) return pushOutcome(answer);
      tokens.forget();
      return { kind: "later" };
    } catch {
      return { kind: "later" };
    }
  };
}
