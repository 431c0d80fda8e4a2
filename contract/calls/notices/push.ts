import * as z from "zod/mini";
import { endpoint, MEMBER_CHANGE, NO_DATA, OF_MEMBER } from "../../wire/endpoint.ts";
import { LangParam } from "../../wire/parameters.ts";
import { NullableText, wireObject } from "../../wire/scalars.ts";
import type { WireOf } from "../../wire/wire-of.ts";

// Web Push (RFC 8030, 8291, 8292) to browsers of members; ours.

const CHANGE = { ...MEMBER_CHANGE, ...NO_DATA } as const;

const PushKeyResult = z.object({ data: wireObject({ publicKey: NullableText }) });
export type PushKeyBody = WireOf<typeof PushKeyResult>;

/** The VAPID key (base64url) for subscriptions; undefined if the operator has none. */
export const notificationPushKey = endpoint({
  ...OF_MEMBER,
  name: "notificationPushKey",
  path: "/notification/push/key",
  query: z.object({ lang: LangParam }),
  result: PushKeyResult,
  toValue: ({ data }): { publicKey?: string } => (data.publicKey === null ? {} : { publicKey: data.publicKey }),
});

const Endpoint = z.url({ protocol: /^https?$/ }).check(z.maxLength(1024));
const KeyField = z.string().check(z.regex(/^[\w-]{16,120}={0,2}$/, "not base64url"));

/** Idempotent. */
export const notificationPushSubscribe = endpoint({
  ...CHANGE,
  name: "notificationPushSubscribe",
  path: "/notification/push/subscribe",
  query: z.object({ lang: LangParam, endpoint: Endpoint, p256dh: KeyField, auth: KeyField }),
});

export const notificationPushUnsubscribe = endpoint({
  ...CHANGE,
  name: "notificationPushUnsubscribe",
  path: "/notification/push/unsubscribe",
  query: z.object({ lang: LangParam, endpoint: Endpoint }),
});
