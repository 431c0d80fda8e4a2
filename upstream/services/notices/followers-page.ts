import type { AlertSettings } from "#contract/domain/notices";
import type { FollowedKind } from "#contract/tables/followed-kinds";
import type { LocaleCode } from "#contract/tables/locales";
import { type Follower, readAlertChoice } from "./decide-notice.ts";
import { DEFAULT_ALERTS } from "./default-alerts.ts";
import { boundOfNames } from "./name-ranges.ts";
import type { FollowedRef } from "./notice.ts";
import type { NoticeMessage } from "./queue-messages.ts";
import { thingsOf } from "./shared-notices.ts";

/** Members read per statement. */
export const FOLLOWERS_OF_PAGE = 400;

export interface PagedFollower extends Follower {
  username: string;
  /** Whether a browser or phone takes pushes. */
  takesPushes: boolean;
  /** Whether a page may have an open stream. */
  listens: boolean;
}

interface FollowersPage {
  followers: PagedFollower[];
  /** Member after whom the next page begins; undefined if there is none. */
  last?: string;
}

interface Member {
  username: string;
  language: LocaleCode;
  /** JSON: [kind, alerts][] */
  things: string;
  settings: string | null;
  takesPushes: number;
  listens: number;
}

interface Row extends Omit<Member, "username"> {
  /** Members of the page, whether reached or not. */
  size: number;
  last: string | null;
  /** Null if nobody on the page can be reached. */
  username: string | null;
}

/** Where a contest's entries are. */
export type ContestDatabase = (contestId: string) => D1Database;

interface Statement {
  sql: string;
  values: (string | number)[];
}

/**
 * Members are read in order of username, so that the last name is a sufficient cursor. A member with neither an open
 * page nor a device needs no delivery: their list has the notice.
 */
const MEMBERS = (audience: string, isReached: string): string => `
  with page as materialized (${audience}), reached as (
    select w.*,
      exists (select 1 from push_subscriptions d where d.username = w.username)
        or exists (select 1 from device_tokens d where d.username = w.username) as takesPushes,
      exists (select 1 from notice_listeners l where l.username = w.username) as listens
    from page w
  )
  select b.size, b.last, x.*
  from (select count(*) as size, max(username) as last from page) b
  left join (
    select r.username, u.preferred_language as language, r.things, s.settings, r.takesPushes, r.listens
    from reached r
    join users u on u.username = r.username and u.erase_at is null
    left join alert_settings s on s.username = r.username
    where ${isReached}
  ) x on true
  order by x.username`;

/** The last username of a message's chunk. */
const endOf = ({ shared }: NoticeMessage): string => boundOfNames((shared?.from ?? 0) + 1, shared?.of ?? 1);

/** A page's first followers of each item suffice: the first of all are among the first of each. */
function ofThing({ sport, kind, id }: FollowedRef, message: NoticeMessage): Statement {
  const { delaySeconds, after = "" } = message;
  const limit = `order by f.username limit ${FOLLOWERS_OF_PAGE}`;
  const isFollowed = "f.sport = ? and f.kind = ? and f.id = ? and f.username > ? and f.username <= ?";
  if (!delaySeconds)
    return {
      sql: `select * from (select f.username, f.kind, f.alerts from favourites f where ${isFollowed} ${limit})`,
      values: [sport, kind, id, after, endOf(message)],
    };
  return {
    sql: `select * from (select f.username, f.kind, f.alerts from alert_settings d
      join favourites f on f.username = d.username where d.delay_seconds = ? and ${isFollowed} ${limit})`,
    values: [delaySeconds, sport, kind, id, after, endOf(message)],
  };
}

/** D1 allows five terms in a compound select; a piece of news may concern a dozen items. */
const TERMS = 4;

function unionOf(parts: readonly string[]): string {
  if (parts.length <= TERMS) return parts.join(" union all ");
  const size = Math.ceil(parts.length / TERMS);
  const groups = Array.from({ length: TERMS }, (_, at) => parts.slice(at * size, (at + 1) * size));
  return unionOf(groups.flatMap((group) => (group.length > 0 ? [`select * from (${unionOf(group)})`] : [])));
}

function buildFollowers(things: readonly FollowedRef[], message: NoticeMessage): Statement {
  const parts = things.map((thing) => ofThing(thing, message));
  return {
    sql: `select username, json_group_array(json_array(kind, alerts)) as things
      from (${unionOf(parts.map(({ sql }) => sql))}) group by username order by username limit ${FOLLOWERS_OF_PAGE}`,
    values: parts.flatMap(({ values }) => values),
  };
}

/** Those of a contest may be in another database than members. */
async function readParticipants(contests: D1Database, contestId: string, after: string): Promise<Statement> {
  const { results } = await contests
    .prepare(`select username from contest_entries where contest_id = ? and username > ?
      order by username limit ${FOLLOWERS_OF_PAGE}`)
    .bind(contestId, after)
    .all<{ username: string }>();
  const names = JSON.stringify(results.map(({ username }) => username));
  return { sql: "select value as username, '[]' as things from json_each(?)", values: [names] };
}

async function audienceOf(message: NoticeMessage, contestDatabase: ContestDatabase): Promise<Statement> {
  const { audience, happening, after = "" } = message;
  if (audience.kind === "member")
    return { sql: "select ? as username, '[]' as things where ? < username", values: [audience.username, after] };
  if (audience.kind === "participants")
    return readParticipants(contestDatabase(audience.contestId), audience.contestId, after);
  if (audience.kind === "everyone")
    return {
      sql: `select username, '[]' as things from notice_listeners where username > ? and username <= ?
        order by username limit ${FOLLOWERS_OF_PAGE}`,
      values: [after, endOf(message)],
    };
  const things = thingsOf(happening);
  if (things.length === 0) throw new Error(`nobody follows ${happening.kind}`);
  return buildFollowers(things, message);
}

const toFollower = ({ username, things, settings, takesPushes, listens }: Member): PagedFollower => ({
  username,
  settings: settings === null ? DEFAULT_ALERTS : { ...DEFAULT_ALERTS, ...(JSON.parse(settings) as AlertSettings) },
  things: (JSON.parse(things) as [FollowedKind, string | null][]).map(([kind, alerts]) => ({
    kind,
    alerts: readAlertChoice(alerts),
  })),
  takesPushes: takesPushes === 1,
  listens: listens === 1,
});

const COUNT = `
  select sum(f.count) as n from json_each(?1) v join followers f
    on f.sport = v.value ->> 'sport' and f.kind = v.value ->> 'kind' and f.id = v.value ->> 'id'`;

/** About how many members a shared notice concerns: those who follow two of its items count twice. */
export async function countFollowers(database: D1Database, { happening, audience }: NoticeMessage): Promise<number> {
  const statement =
    audience.kind === "everyone"
      ? database.prepare("select count(*) as n from notice_listeners")
      : database.prepare(COUNT).bind(JSON.stringify(thingsOf(happening)));
  return (await statement.first<number | null>("n")) ?? 0;
}

/**
 * A page of a message's recipients, except accounts pending deletion and members with another delay or language; of a
 * shared notice those who can be reached, or all.
 */
export async function readFollowers(
  database: D1Database,
  message: NoticeMessage,
  {
    isForAll = message.shared === undefined,
    contestDatabase,
  }: { isForAll?: boolean; contestDatabase: ContestDatabase },
): Promise<FollowersPage> {
  const { sql, values } = await audienceOf(message, contestDatabase);
  const { results } = await database
    .prepare(MEMBERS(sql, isForAll ? "true" : "r.takesPushes or r.listens"))
    .bind(...values)
    .all<Row>();
  const { delaySeconds, audience } = message;
  const wanted = audience.kind === "followers" ? audience.language : undefined;
  const [first] = results;
  const last = first && first.size >= FOLLOWERS_OF_PAGE ? first.last : undefined;
  const followers = results
    .filter((row): row is Row & Member => row.username !== null && (wanted ?? row.language) === row.language)
    .map(toFollower)
    .filter(({ settings }) => delaySeconds === undefined || settings.delaySeconds === delaySeconds);
  return { followers, ...(last && { last }) };
}
