import { and, eq, lte } from "drizzle-orm";
import type { NoticeListBody } from "#contract/calls/notices/notices";
import { localeOf } from "../../matches/call-context.ts";
import { badRequest } from "../../platform/envelope.ts";
import { requireMember } from "../../services/members/sessions.ts";
import { noticeWire } from "../../services/notices/notice-wire.ts";
import { withPublishedTitles } from "../../services/notices/published-titles.ts";
import { announcementsOf, correctedIds, noticesAfter, noticesBefore } from "../../services/notices/read-notices.ts";
import { users } from "../../services/schema/members.ts";
import { notices } from "../../services/schema/notices.ts";
import type { MemberCall } from "../members/member-call.ts";

const numberOf = (id: string | undefined): number | undefined =>
  id !== undefined && /^\d{1,15}$/.test(id) ? Number(id) : undefined;

/** Refuses anything but a notice's id with a 400. */
function idField(field: "lastId" | "afterId", id: string | undefined): number | undefined {
  const number = numberOf(id);
  if (id !== undefined && number === undefined) throw badRequest(field, "not an id of a notice");
  return number;
}

export const notificationList: MemberCall<"notificationList"> = async (
  { lang, size, lastId, afterId },
  caller,
  openSports,
): Promise<NoticeListBody> => {
  const { db, siteNow } = caller;
  const { user } = await requireMember(caller);
  const { username } = user;
  const [before, after] = [idField("lastId", lastId), idField("afterId", afterId)];
  const isFirst = before === undefined && after === undefined;
  if (before === undefined) await caller.deliverMissed(user);
  const [announcements, { rows, hasNext }, { directory }] = await Promise.all([
    isFirst ? announcementsOf(db, username) : [],
    after === undefined ? noticesBefore(db, username, before, size) : noticesAfter(db, username, after, size),
    openSports(),
  ]);
  const locale = localeOf(lang);
  const [corrected, titled] = await Promise.all([
    correctedIds(db, username, rows),
    withPublishedTitles(db, [...announcements, ...rows], locale, siteNow),
  ]);
  const wire = titled.map((row) => noticeWire(row, locale, directory, corrected));
  const [announcementList, otherList] = [wire.slice(0, announcements.length), wire.slice(announcements.length)];
  return { data: { announcementList, otherList, hasNext } };
};

export const notificationRead: MemberCall<"notificationRead"> = async ({ id }, caller) => {
  const { username } = (await requireMember(caller)).user;
  const number = numberOf(id);
  if (number !== undefined)
    await caller.db
      .update(notices)
      .set({ isRead: true })
      .where(and(eq(notices.username, username), eq(notices.id, number), eq(notices.isRead, false)));
  return {};
};

export const notificationReadAll: MemberCall<"notificationReadAll"> = async ({ upTo }, caller) => {
  const { username } = (await requireMember(caller)).user;
  const latest = numberOf(upTo);
  if (latest === undefined) throw badRequest("upTo", "not an id of a notice");
  await caller.db
    .update(notices)
    .set({ isRead: true })
    .where(and(eq(notices.username, username), lte(notices.id, latest), eq(notices.isRead, false)));
  return {};
};

export const notificationNotified: MemberCall<"notificationNotified"> = async (_, caller) => {
  const { username, hasNewNotices } = (await requireMember(caller)).user;
  if (hasNewNotices) await caller.db.update(users).set({ hasNewNotices: false }).where(eq(users.username, username));
  return {};
};
