import type { NOTICE_CALLS } from "#contract/calls/notices/notice-calls";
import type { NoticeListBody } from "#contract/calls/notices/notices";
import type { PushKeyBody } from "#contract/calls/notices/push";
import type { StreamTokenBody } from "#contract/calls/notices/stream";
import { localeOf } from "../../matches/call-context.ts";
import { inOneGo } from "../../platform/batched.ts";
import { badRequest } from "../../platform/envelope.ts";
import { customToken, serviceAccount } from "../../services/firebase/service-account.ts";
import { requireMember, requireSession } from "../../services/members/sessions.ts";
import { markAllRead, markRead, markSeen } from "../../services/notices/mark-notices.ts";
import { noticeWire } from "../../services/notices/notice-wire.ts";
import { withPublishedTitles } from "../../services/notices/published-titles.ts";
import { subscribeStatements, unsubscribe } from "../../services/notices/push-subscriptions.ts";
import { correctedIds, getAnnouncements, noticesAfter, noticesBefore } from "../../services/notices/read-notices.ts";
import { readReader } from "../../services/notices/reader.ts";
import type { MemberCall } from "../members/member-call.ts";
import {
  notificationSettingInit,
  notificationSettingThing,
  notificationSettingUpdate,
  notificationSettingUpdateThing,
} from "./setting-calls.ts";

const numberOf = (id: string | undefined): number | undefined =>
  id !== undefined && /^\d{1,15}$/.test(id) ? Number(id) : undefined;

/** Refuses anything but a notice's id with a 400. */
function idField(field: "lastId" | "afterId", id: string | undefined): number | undefined {
  const number = numberOf(id);
  if (id !== undefined && number === undefined) throw badRequest(field, "not an id of a notice");
  return number;
}

const notificationList: MemberCall<"notificationList"> = async (
  { lang, size, lastId, afterId },
  caller,
  openSports,
): Promise<NoticeListBody> => {
  const { db, siteNow, now } = caller;
  const { username } = await requireSession(caller);
  const [before, after] = [idField("lastId", lastId), idField("afterId", afterId)];
  const isFirst = before === undefined && after === undefined;
  if (before === undefined) await caller.storeMissed();
  const context = {
    db,
    reader: await readReader(caller.favouriteStores, username),
    instants: { siteNow, realNow: now },
  };
  const [announcements, { rows, hasNext }, { directory }] = await Promise.all([
    isFirst ? getAnnouncements(context) : [],
    after === undefined ? noticesBefore(context, before, size) : noticesAfter(context, after, size),
    openSports(),
  ]);
  const locale = localeOf(lang);
  const [corrected, titled] = await Promise.all([
    correctedIds(context, rows),
    withPublishedTitles(db, [...announcements, ...rows], locale, siteNow),
  ]);
  const wire = titled.map((row) => noticeWire(row, locale, directory, corrected));
  const [announcementList, otherList] = [wire.slice(0, announcements.length), wire.slice(announcements.length)];
  return { data: { announcementList, otherList, hasNext } };
};

const notificationRead: MemberCall<"notificationRead"> = async ({ id }, caller) => {
  const { username } = await requireSession(caller);
  const number = numberOf(id);
  if (number !== undefined) await markRead(caller.db, username, number);
  return {};
};

const notificationReadAll: MemberCall<"notificationReadAll"> = async ({ upTo }, caller) => {
  const { username } = await requireSession(caller);
  const latest = numberOf(upTo);
  if (latest === undefined) throw badRequest("upTo", "not an id of a notice");
  await markAllRead(caller.db, username, latest);
  return {};
};

const notificationNotified: MemberCall<"notificationNotified"> = async (_, caller) => {
  await markSeen(caller.db, (await requireSession(caller)).username);
  return {};
};

const notificationPushKey: MemberCall<"notificationPushKey"> = async (_, caller): Promise<PushKeyBody> => {
  await requireSession(caller);
  return { data: { publicKey: caller.settings.pushPublicKey ?? null } };
};

const notificationPushSubscribe: MemberCall<"notificationPushSubscribe"> = async (query, caller) => {
  const { db, now } = caller;
  const { user, session } = await requireMember(caller);
  const { endpoint, p256dh, auth } = query;
  const row = { endpoint, username: user.username, sessionId: session.id, p256dh, auth, createdAt: now };
  await inOneGo(db, subscribeStatements(db, row));
  return {};
};

const notificationPushUnsubscribe: MemberCall<"notificationPushUnsubscribe"> = async ({ endpoint }, caller) => {
  await unsubscribe(caller.db, (await requireSession(caller)).username, endpoint);
  return {};
};

/** Only for the session's member. */
const notificationStreamToken: MemberCall<"notificationStreamToken"> = async (_, caller): Promise<StreamTokenBody> => {
  const { username } = (await requireMember(caller)).user;
  const account = serviceAccount(caller.settings.databaseAccount);
  if (!account) return { data: { customToken: null } };
  return { data: { customToken: await customToken({ account, username, now: caller.now }) } };
};

/** Handlers of this family's calls. */
export const NOTICE_ANSWERS: { [Name in keyof typeof NOTICE_CALLS]: MemberCall<Name> } = {
  notificationList,
  notificationRead,
  notificationReadAll,
  notificationNotified,
  notificationSettingInit,
  notificationSettingUpdate,
  notificationSettingThing,
  notificationSettingUpdateThing,
  notificationPushKey,
  notificationPushSubscribe,
  notificationPushUnsubscribe,
  notificationStreamToken,
};
