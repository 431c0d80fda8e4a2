import { type SQL, sql } from "drizzle-orm";
import { NOTICE_TYPES } from "#contract/tables/notice-kinds";
import type { Reader } from "./reader.ts";
import { ANY_DELAY, EVERYONE, wantedAlerts } from "./shared-notices.ts";

/** Ids between which a list is read, both excluded. */
export interface Bounds {
  after: number;
  before: number;
}

/** Which of a member's notices: all, all but announcements, announcements, or those that they share with others. */
export type Listed = "all" | "others" | "announcements" | "shared";

export interface FoundNotice {
  id: number;
  username: string;
  dedupeKey: string;
  type: number;
  /** JSON */
  data: string;
  createdAt: number;
  isRead: number;
  isSilent: number;
  /** Its announcement was not withdrawn. */
  isThere: number;
  /** The member has a notice of their own of the same happening. */
  isOwnToo: number;
  /** JSON: [kind, alerts][], what the member followed of it at the time. */
  things: string;
}

const code = (text: string): SQL => sql.raw(`'${text}'`);
const ANNOUNCEMENT = sql.raw(String(NOTICE_TYPES.announcement));
const NEWS = sql.raw(String(NOTICE_TYPES.news));

/** JSON: the spans of a member's settings with what they want, once for each delay that may concern them. */
const wishesOf = ({ spans }: Reader): string =>
  JSON.stringify(
    spans
      .filter(({ settings }) => settings.master)
      .flatMap(({ settings, since, until }) => {
        const { all, ofOwn } = wantedAlerts(settings);
        return [ANY_DELAY, settings.delaySeconds].map((delay) => [since, until, delay, all, ofOwn]);
      }),
  );

/** A list is at most as long as `limit` for each of them: the first of all are among the first of each. */
const followsOf = ({ follows }: Reader): SQL => sql`
  follows as materialized (
    select value ->> 0 as sport, value ->> 1 as kind, value ->> 2 as id, value ->> 3 as alerts, value ->> 4 as since,
      value ->> 5 as until
    from json_each(${follows}))`;

interface Part {
  bounds: Bounds;
  limit: number;
  order: SQL;
}

const ofFollows = (reader: Reader, { bounds, limit, order }: Part): SQL => sql`
  select e.value as id from json_each(${wishesOf(reader)}) y, follows w, json_each((
    select json_group_array(notice_id) from (
      select t.notice_id from notice_things t
      where t.sport = w.sport and t.kind = w.kind and t.id = w.id and t.delay_seconds = y.value ->> 2
        and t.notice_id > max(w.since, y.value ->> 0, ${bounds.after})
        and t.notice_id <= min(w.until, y.value ->> 1, ${bounds.before - 1})
        and t.language in ('', ${reader.language})
        and instr(
          case when w.alerts is null then y.value ->> 3 when w.alerts = '' then ''
            else ',' || w.alerts || (y.value ->> 4) end,
          ',' || t.alert || ',') > 0
      order by t.notice_id ${order} limit ${limit}))) e`;

const ofName = (username: SQL | string, { bounds, limit, order }: Part, condition = sql`true`): SQL => sql`
  select id from (
    select id from notices
    where username = ${username} and id > ${bounds.after} and id < ${bounds.before} and ${condition}
    order by id ${order} limit ${limit})`;

const everyone = code(EVERYONE);

function partsOf(listed: Listed, reader: Reader, part: Part): SQL[] {
  const { username } = reader;
  switch (listed) {
    case "all":
      return [ofFollows(reader, part), ofName(username, part), ofName(everyone, part)];
    case "others":
      return [ofFollows(reader, part), ofName(username, part, sql`type <> ${ANNOUNCEMENT}`)];
    case "announcements":
      return [ofName(username, part, sql`type = ${ANNOUNCEMENT}`), ofName(everyone, part)];
    case "shared":
      return [ofFollows(reader, part), ofName(everyone, part)];
  }
}

/**
 * The first notices between two ids that may be in a member's list, in either order; `decideListed` knows which are.
 */
export function noticeList(
  reader: Reader,
  { listed, isLatestFirst, bounds, limit }: { listed: Listed; isLatestFirst: boolean; bounds: Bounds; limit: number },
): SQL {
  const order = sql.raw(isLatestFirst ? "desc" : "asc");
  const parts = partsOf(listed, reader, { bounds, limit, order });
  const { username, readUpTo } = reader;
  return sql`
    with ${followsOf(reader)}, found(id) as (${sql.join(parts, sql` union `)})
    select n.id, n.username, n.dedupe_key as dedupeKey, n.type, n.data, n.created_at as createdAt, n.is_silent as isSilent,
      n.is_read or n.id <= ${readUpTo}
        or exists (select 1 from read_notices r where r.username = ${username} and r.notice_id = n.id) as isRead,
      case n.type
        when ${ANNOUNCEMENT} then exists (select 1 from announcements a
          where a.key = n.data ->> 'announcementId' and a.status = 'published')
        when ${NEWS} then exists (select 1 from news_pieces p
          where p.id = cast(n.data ->> 'newsId' as integer) and p.status = 'published')
        else true end as isThere,
      n.username <> ${username} and exists (select 1 from notices o
        where o.username = ${username} and o.dedupe_key = n.dedupe_key) as isOwnToo,
      (select json_group_array(json_array(w.kind, w.alerts)) from notice_things t
        join follows w on w.sport = t.sport and w.kind = t.kind and w.id = t.id and n.id > w.since and n.id <= w.until
        where t.notice_id = n.id) as things
    from (select id from found order by id ${order} limit ${limit}) i join notices n on n.id = i.id
    order by n.id ${order}`;
}
