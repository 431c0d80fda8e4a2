import { sql } from "drizzle-orm";
import type { DrizzleD1Database } from "drizzle-orm/d1";
import type { FollowedKind } from "#contract/tables/followed-kinds";
import { MOST_NOTICES, type NoticeType } from "#contract/tables/notice-kinds";
import { decideNotice, readAlertChoice } from "./decide-notice.ts";
import type { Happening, NoticeData } from "./notice.ts";
import { type Bounds, type FoundNotice, type Listed, noticeList } from "./notice-sql.ts";
import { correctedKey, type NoticeRow } from "./notice-wire.ts";
import { heardSince, type Instants, LONGEST_ABSENCE, type Reader } from "./reader.ts";
import { EVERYONE, FOLLOWERS } from "./shared-notices.ts";
import { dedupeKeyOf } from "./store-notices.ts";

interface Page {
  rows: NoticeRow[];
  hasNext: boolean;
}

interface ReadContext {
  db: DrizzleD1Database;
  reader: Reader;
  instants: Instants;
}

/** How a member is notified of a happening that they share with others; undefined if they are not. */
function decideShared({ id, username, things }: FoundNotice, happening: Happening, { reader, instants }: ReadContext) {
  if (username === EVERYONE) {
    if (happening.at <= heardSince(reader.createdAt, instants)) return undefined;
    // They see it on their next visit.
    return decideNotice({ ...happening, at: instants.siteNow }, { settings: reader.spans[0].settings, things: [] });
  }
  const span = reader.spans.find(({ since, until }) => since < id && id <= until);
  if (!span) return undefined;
  const followed = (JSON.parse(things) as [FollowedKind, string | null][]).map(([kind, alerts]) => ({
    kind,
    alerts: readAlertChoice(alerts),
  }));
  return decideNotice(happening, { settings: span.settings, things: followed });
}

/** A found notice as the member has it; undefined if it is not in their list. */
export function decideListed(found: FoundNotice, context: ReadContext): NoticeRow | undefined {
  if (!found.isThere || found.isOwnToo) return undefined;
  const data = JSON.parse(found.data) as NoticeData;
  const { id, dedupeKey, createdAt } = found;
  const row = { id, dedupeKey, createdAt, type: found.type as NoticeType, isRead: found.isRead === 1 };
  if (found.username === context.reader.username) return { ...row, data, isSilent: found.isSilent === 1 };
  const decision = decideShared(found, data, context);
  if (!decision) return undefined;
  return {
    ...row,
    data: decision.data.spoilerFree ? { ...data, spoilerFree: true } : data,
    isSilent: decision.isSilent,
  };
}

const ALL: Bounds = { after: 0, before: Number.MAX_SAFE_INTEGER };

interface Wanted {
  listed: Listed;
  isLatestFirst: boolean;
  bounds?: Partial<Bounds>;
  size: number;
}

/** Usually one statement: only what is found and then not listed needs another. */
async function readPage(context: ReadContext, { listed, isLatestFirst, bounds, size }: Wanted): Promise<Page> {
  const rows: NoticeRow[] = [];
  const limit = size + 1;
  let left: Bounds = { ...ALL, ...bounds };
  for (;;) {
    const query = noticeList(context.reader, { listed, isLatestFirst, bounds: left, limit });
    const found = await context.db.all<FoundNotice>(query);
    rows.push(...found.flatMap((one) => decideListed(one, context) ?? []));
    const last = found.at(-1);
    if (!last || found.length < limit || rows.length > size)
      return { rows: rows.slice(0, size), hasNext: rows.length > size };
    left = isLatestFirst ? { ...left, before: last.id } : { ...left, after: last.id };
  }
}

/** A member's latest announcements. */
export const getAnnouncements = async (context: ReadContext): Promise<NoticeRow[]> =>
  (await readPage(context, { listed: "announcements", isLatestFirst: true, size: MOST_NOTICES })).rows;

/** Other notices before `lastId`, or the latest ones; latest first. */
export const noticesBefore = (context: ReadContext, lastId: number | undefined, size: number): Promise<Page> =>
  readPage(context, {
    listed: "others",
    isLatestFirst: true,
    size,
    ...(lastId !== undefined && { bounds: { before: lastId } }),
  });

/** Notices of every kind after `afterId`, earliest first. */
export const noticesAfter = (context: ReadContext, afterId: number, size: number): Promise<Page> =>
  readPage(context, { listed: "all", isLatestFirst: false, bounds: { after: afterId }, size });

/** A member's latest notices of every kind. */
export const latestNotices = async (context: ReadContext, size: number): Promise<NoticeRow[]> =>
  (await readPage(context, { listed: "all", isLatestFirst: true, size })).rows;

/** Notices that a statement of `hasNewShared` reads. */
const AT_ONCE = 10;

/** Whether a shared notice has come since the member looked, other than in quiet hours. */
export async function hasNewShared(context: ReadContext): Promise<boolean> {
  const { reader, instants } = context;
  const isNew = ({ isSilent, data }: NoticeRow): boolean =>
    !isSilent && (data.kind !== "announcement" || data.at > instants.siteNow - LONGEST_ABSENCE);
  for (let before = ALL.before; ; ) {
    const bounds = { before, after: reader.seenUpTo };
    const { rows, hasNext } = await readPage(context, { listed: "shared", isLatestFirst: true, bounds, size: AT_ONCE });
    if (rows.some(isNew)) return true;
    if (!hasNext) return false;
    before = rows.at(-1)?.id ?? 0;
  }
}

/** Ids of the notices that the given ones correct, by `correctedKey`. */
export async function correctedIds(
  { db, reader }: ReadContext,
  rows: readonly NoticeRow[],
): Promise<ReadonlyMap<string, number>> {
  // Followers with a delay have a goal of their own, named like its correction.
  const keys = new Map(
    rows.flatMap(({ dedupeKey, data }) => {
      const corrected = correctedKey(data);
      if (corrected === undefined) return [];
      return [corrected, corrected + dedupeKey.slice(dedupeKeyOf(data).length)].map((one) => [one, corrected] as const);
    }),
  );
  if (keys.size === 0) return new Map();
  const names = JSON.stringify([reader.username, FOLLOWERS]);
  const found = await db.all<{ id: number; key: string }>(sql`
    select id, dedupe_key as key from notices
    where username in (select value from json_each(${names}))
      and dedupe_key in (select value from json_each(${JSON.stringify([...keys.keys()])}))
    order by id`);
  return new Map(found.map(({ id, key }) => [keys.get(key) ?? key, id]));
}
