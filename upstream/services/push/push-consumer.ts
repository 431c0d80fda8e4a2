import { drizzle } from "drizzle-orm/d1";
import type { LocaleCode } from "#contract/tables/locales";
import type { Directory } from "../../matches/directory.ts";
import { atATime } from "../../platform/at-a-time.ts";
import { type Env, isLocalEnvironment } from "../../platform/env.ts";
import { type ServiceAccount, serviceAccount } from "../firebase/service-account.ts";
import type { PushMessage } from "../notices/queue-messages.ts";
import { fcmPush } from "./fcm.ts";
import { claimChunk } from "./push-claims.ts";
import { type Device, forgetDevices, readDevices } from "./push-devices.ts";
import type { Push } from "./push-note.ts";
import type { PushOutcome } from "./push-outcome.ts";
import { pushSettings } from "./push-settings.ts";
import { pushText } from "./push-text.ts";
import { type Fetch, webPush } from "./web-push.ts";

/**
 * The push services of the browsers: Chrome and its relatives (Edge on phones, Samsung Internet, Opera, Brave),
 * Firefox, Safari, and Edge on Windows. A new one is a row.
 */
const SERVICES = [
  "fcm.googleapis.com",
  "android.googleapis.com",
  "push.services.mozilla.com",
  "push.apple.com",
  "notify.windows.com",
] as const;

const isOfService = (name: string): boolean =>
  SERVICES.some((service) => name === service || name.endsWith(`.${service}`));

/**
 * Whether pushes may be sent to a subscription's endpoint. Browsers name their vendor's push service; an attacker could
 * name any address and make this worker request it (SSRF). A public name says nothing, since it may resolve to a
 * private address (`10.0.0.1.nip.io`) and a worker cannot look it up first; so only known services are called. Locally
 * any is allowed: tests have a push service of their own.
 */
export function isPushEndpoint(endpoint: string, isLocal: boolean): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (username || password) return false;
  if (isLocal) return protocol === "https:" || protocol === "http:";
  return protocol === "https:" && port === "" && isOfService(hostname);
}

/** The configured senders. */
interface PushSender {
  takes(kind: Device["kind"]): boolean;
  send(device: Device, push: Push): Promise<PushOutcome>;
}

/** An unreadable service account counts as absent and is logged. */
function accountOf({ FCM_SERVICE_ACCOUNT }: Env): ServiceAccount | undefined {
  try {
    return serviceAccount(FCM_SERVICE_ACCOUNT);
  } catch (error) {
    console.error(JSON.stringify({ event: "push_refused", host: "fcm", reason: String(error) }));
    return undefined;
  }
}

function senderFor(env: Env, now: () => number, send: Fetch): PushSender | undefined {
  const [settings, account] = [pushSettings(env), accountOf(env)];
  const browser = settings && webPush(settings, now, send);
  const app = account && fcmPush({ account, now, send });
  if (!browser && !app) return undefined;
  const isLocal = isLocalEnvironment(env);
  return {
    takes: (kind) => (kind === "browser" ? browser !== undefined : app !== undefined),
    async send(device, push) {
      if (device.kind === "app") return app ? app(device.id, push) : { kind: "refused", reason: "not configured" };
      if (!browser) return { kind: "refused", reason: "not configured" };
      return isPushEndpoint(device.id, isLocal) ? browser(device.subscription, push) : { kind: "gone" };
    },
  };
}

/** An environment's sender, one per isolate so that its tokens are reused. Undefined if not configured. */
function pushSenders(now: () => number, send: Fetch): (env: Env) => PushSender | undefined {
  const senders = new Map<string, PushSender | undefined>();
  return (env) => {
    const key = [
      env.ENVIRONMENT,
      env.PUSH_PUBLIC_KEY,
      env.PUSH_PRIVATE_KEY,
      env.PUSH_SUBJECT,
      env.FCM_SERVICE_ACCOUNT,
    ].join("\n");
    if (!senders.has(key)) senders.set(key, senderFor(env, now, send));
    return senders.get(key);
  };
}

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
  const { chunk: _, ...rest } = message;
  for (let from = 0; from < ids.length; from += DEVICES_AT_ONCE) {
    const devices = ids.slice(from, from + DEVICES_AT_ONCE);
    await PUSHES.send({ ...rest, recipients: [], devices }, { delaySeconds });
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
  const deliver = async (message: PushMessage, env: Env, id: string): Promise<void> => {
    const sender = senderOf(env);
    if (!sender) return;
    const db = drizzle(env.DB);
    if (message.chunk !== undefined && !(await claimChunk(db, { chunk: message.chunk, message: id, claimedAt: now() })))
      return;
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
        await deliver(message.body, env, message.id);
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
