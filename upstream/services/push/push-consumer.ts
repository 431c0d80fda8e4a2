import { drizzle } from "drizzle-orm/d1";
import type { LocaleCode } from "#contract/tables/locales";
import type { Directory } from "../../matches/directory.ts";
import { atATime } from "../../platform/at-a-time.ts";
import type { Env } from "../../platform/env.ts";
import type { PushMessage } from "../notices/queue-messages.ts";
import { type Device, forgetDevices, readDevices } from "./push-devices.ts";
import type { Push } from "./push-note.ts";
import type { PushOutcome } from "./push-outcome.ts";
import { pushSenders } from "./push-senders.ts";
import { pushText } from "./push-text.ts";
import type { Fetch } from "./web-push.ts";

interface PushParts {
  openDirectory(env: Env): Promise<Directory>;
  /** Real milliseconds. */
  now(): number;
  send?: Fetch;
}

/**
 * Devices per message. The others are passed on in further messages to other invocations: an invocation may make a
 * thousand requests, six at a time.
 */
export const DEVICES_AT_ONCE = 200;
/** Concurrent connections of an invocation. */
const CONNECTIONS = 6;
const MOST_ATTEMPTS = 4;
/** Seconds before the second attempt; each later wait is four times as long. */
const FIRST_WAIT = 10;

interface Sent {
  device: Device;
  outcome: PushOutcome;
}

const idsOf = (sent: readonly Sent[], kind: PushOutcome["kind"]): string[] =>
  sent.flatMap(({ device, outcome }) => (outcome.kind === kind ? [device.id] : []));

/** Passes some of a message's devices on to other invocations. */
async function passOn({ PUSHES }: Env, message: PushMessage, ids: readonly string[], delaySeconds = 0): Promise<void> {
  for (let from = 0; from < ids.length; from += DEVICES_AT_ONCE) {
    const devices = ids.slice(from, from + DEVICES_AT_ONCE);
    await PUSHES.send({ ...message, recipients: [], devices }, { delaySeconds });
  }
}

/** Retries busy devices together, after the longest wait that a service requests. */
async function tryLater(env: Env, message: PushMessage, sent: readonly Sent[]): Promise<void> {
  const busy = sent.flatMap(({ outcome }) => (outcome.kind === "later" ? [outcome] : []));
  if (busy.length === 0) return;
  const { attempt = 0 } = message;
  if (attempt + 1 >= MOST_ATTEMPTS) {
    console.error(JSON.stringify({ event: "push_dropped", count: busy.length }));
    return;
  }
  const wait = Math.max(FIRST_WAIT * 4 ** attempt, ...busy.map(({ after = 0 }) => after));
  await passOn(env, { ...message, attempt: attempt + 1 }, idsOf(sent, "later"), wait);
}

/** Without addresses: they are as good as a key to the device. */
function logRefused(sent: readonly Sent[]): void {
  for (const { device, outcome } of sent) {
    if (outcome.kind !== "refused") continue;
    const host = device.kind === "browser" ? new URL(device.id).host : "fcm";
    console.error(JSON.stringify({ event: "push_refused", host, reason: outcome.reason }));
  }
}

/** Sends a notice to the browsers and phones of its recipients, each in its member's language. */
export function pushConsumer({ openDirectory, now, send = (url, init) => fetch(url, init) }: PushParts) {
  const senderOf = pushSenders(now, send);
  const deliver = async (message: PushMessage, env: Env): Promise<void> => {
    const sender = senderOf(env);
    if (!sender) return;
    const db = drizzle(env.DB);
    const devices = (await readDevices(db, message, now())).filter(({ kind }) => sender.takes(kind));
    if (devices.length === 0) return;
    const directory = await openDirectory(env);
    const pushes = new Map<LocaleCode, Push>();
    const pushIn = (language: LocaleCode): Push => {
      const push = pushes.get(language) ?? pushText(message.data, language, directory);
      pushes.set(language, push);
      return push;
    };
    const rest = devices.slice(DEVICES_AT_ONCE).map(({ id }) => id);
    await passOn(env, message, rest);
    const sent = await atATime(CONNECTIONS, devices.slice(0, DEVICES_AT_ONCE), async (device) => ({
      device,
      outcome: await sender.send(device, pushIn(device.language)),
    }));
    const gone = idsOf(sent, "gone");
    if (gone.length > 0) await forgetDevices(db, gone);
    logRefused(sent);
    await tryLater(env, message, sent);
  };
  return async ({ messages }: Pick<MessageBatch<PushMessage>, "messages">, env: Env): Promise<void> => {
    for (const message of messages) {
      try {
        await deliver(message.body, env);
        message.ack();
      } catch (error) {
        const { attempts, body } = message;
        const { kind, key } = body.data;
        console.error(JSON.stringify({ event: "push_delivery_failed", kind, key, attempts, reason: String(error) }));
        message.retry();
      }
    }
  };
}
