import type { PushKeyBody } from "#contract/calls/notices/push";
import { inOneGo } from "../../platform/in-one-go.ts";
import { requireMember } from "../../services/members/sessions.ts";
import { subscribeStatements, unsubscribe } from "../../services/notices/push-subscriptions.ts";
import type { MemberCall } from "../members/member-call.ts";

export const notificationPushKey: MemberCall<"notificationPushKey"> = async (_, caller): Promise<PushKeyBody> => {
  await requireMember(caller);
  return { data: { publicKey: caller.settings.pushPublicKey ?? null } };
};

export const notificationPushSubscribe: MemberCall<"notificationPushSubscribe"> = async (query, caller) => {
  const { db, now } = caller;
  const { user, session } = await requireMember(caller);
  const { endpoint, p256dh, auth } = query;
  const row = { endpoint, username: user.username, sessionId: session.id, p256dh, auth, createdAt: now };
  await inOneGo(db, subscribeStatements(db, row));
  return {};
};

export const notificationPushUnsubscribe: MemberCall<"notificationPushUnsubscribe"> = async ({ endpoint }, caller) => {
  await unsubscribe(caller.db, (await requireMember(caller)).user.username, endpoint);
  return {};
};
