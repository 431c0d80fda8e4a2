import type { Env } from "../../platform/env.ts";
import { type ServiceAccount, serviceAccount } from "../firebase/service-account.ts";
import { fcmPush } from "./fcm.ts";
import type { Device } from "./push-devices.ts";
import { isPushEndpoint } from "./push-endpoint.ts";
import type { Push } from "./push-note.ts";
import type { PushOutcome } from "./push-outcome.ts";
import { pushSettings } from "./push-settings.ts";
import { type Fetch, webPush } from "./web-push.ts";

/** The configured senders. */
export interface PushSender {
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
  const isLocal = env.ENVIRONMENT === "local";
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
export function pushSenders(now: () => number, send: Fetch): (env: Env) => PushSender | undefined {
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
