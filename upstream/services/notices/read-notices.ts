import { and, asc, desc, eq, gt, lt, ne, sql } from "drizzle-orm";
import type { DrizzleD1Database } from "drizzle-orm/d1";
import { MOST_NOTICES, NOTICE_TYPES } from "#contract/tables/notice-kinds";
import { notices } from "../schema/notices.ts";
import { correctedKey, type NoticeRow } from "./notice-wire.ts";

interface Page {
  rows: NoticeRow[];
  hasNext: boolean;
}

/** `size` + 1 rows were read. */
const buildPage = (rows: NoticeRow[], size: number): Page => ({
  rows: rows.slice(0, size),
  hasNext: rows.length > size,
});

const ofMember = (username: string) => eq(notices.username, username);
const isAnnouncement = eq(notices.type, NOTICE_TYPES.announcement);

/** Withdrawn items are left out: an announcement in every language, a piece of news in the one notified. */
const isThere = sql`case ${notices.type}
  when ${sql.raw(String(NOTICE_TYPES.announcement))} then exists (select 1 from announcements a
    where a.key = ${notices.data} ->> 'announcementId' and a.status = 'published')
  when ${sql.raw(String(NOTICE_TYPES.news))} then exists (select 1 from news_pieces p
    where p.id = cast(${notices.data} ->> 'newsId' as integer) and p.status = 'published')
  else true end`;

/** A member's latest announcements. */
export const getAnnouncements = (db: DrizzleD1Database, username: string): Promise<NoticeRow[]> =>
  db
    .select()
    .from(notices)
    .where(and(ofMember(username), isAnnouncement, isThere))
    .orderBy(desc(notices.id))
    .limit(MOST_NOTICES);

/** Other notices before `lastId`, or the latest ones; latest first. */
export async function noticesBefore(
  db: DrizzleD1Database,
  username: string,
  lastId: number | undefined,
  size: number,
): Promise<Page> {
  const isBefore = lastId === undefined ? undefined : lt(notices.id, lastId);
  const isOther = ne(notices.type, NOTICE_TYPES.announcement);
  const rows = await db
    .select()
    .from(notices)
    .where(and(ofMember(username), isBefore, isOther, isThere))
    .orderBy(desc(notices.id))
    .limit(size + 1);
  return buildPage(rows, size);
}

/** Notices of every kind after `afterId`, earliest first. */
export async function noticesAfter(
  db: DrizzleD1Database,
  username: string,
  afterId: number,
  size: number,
): Promise<Page> {
  const rows = await db
    .select()
    .from(notices)
    .where(and(ofMember(username), gt(notices.id, afterId), isThere))
    .orderBy(asc(notices.id))
    .limit(size + 1);
  return buildPage(rows, size);
}

/** Ids of the member's notices that the given ones correct, by key. */
export async function correctedIds(
  db: DrizzleD1Database,
  username: string,
  rows: readonly NoticeRow[],
): Promise<ReadonlyMap<string, number>> {
  const keys = rows.flatMap(({ data }) => correctedKey(data) ?? []);
  if (keys.length === 0) return new Map();
  const found = await db
    .select({ id: notices.id, key: notices.dedupeKey })
    .from(notices)
    .where(
      and(ofMember(username), sql`${notices.dedupeKey} in (select value from json_each(${JSON.stringify(keys)}))`),
    );
  return new Map(found.map(({ id, key }) => [key, id]));
}
