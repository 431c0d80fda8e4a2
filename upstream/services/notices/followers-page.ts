import type { AlertSettings } from "#contract/domain/notices";
import type { FollowedKind } from "#contract/tables/followed-kinds";
import type { LocaleCode } from "#contract/tables/locales";
import { type Follower, readAlertChoice } from "./decide-notice.ts";
import { DEFAULT_ALERTS } from "./default-alerts.ts";
import type { FollowedRef, Happening } from "./notice.ts";
import type { NoticeMessage } from "./queue-messages.ts";

/** Members read per statement. */
export const FOLLOWERS_OF_PAGE = 400;

export interface PagedFollower extends Follower {
  username: string;
  /** Whether a browser or phone takes pushes. */
  takesPushes: boolean;
}

export interface FollowersPage {
  followers: PagedFollower[];
  /** Member after whom the next page begins; undefined if there is none. */
  last?: string;
}

interface Row {
  username: string;
  /** Null if they are no longer a member or their deletion is pending. */
  language: LocaleCode | null;
  /** JSON: [kind, alerts][] */
  things: string;
  settings: string | null;
  takesPushes: number;
}

interface Statement {
  sql: string;
  values: (string | number)[];
}

/** Members are read in order of username, so that the last name is a sufficient cursor. */
const MEMBERS = (audience: string): string => `
  select p.username, u.preferred_language as language, p.things, s.settings,
    exists (select 1 from push_subscriptions where username = p.username)
      or exists (select 1 from device_tokens where username = p.username) as takesPushes
  from (${audience}) p
  left join users u on u.username = p.username and u.erase_at is null
  left join alert_settings s on s.username = p.username
  order by p.username`;

/** A page's first followers of each item suffice: the first of all are among the first of each. */
function ofThing({ sport, kind, id }: FollowedRef, { delaySeconds, after = "" }: NoticeMessage): Statement {
  const limit = `order by f.username limit ${FOLLOWERS_OF_PAGE}`;
  const isFollowed = "f.sport = ? and f.kind = ? and f.id = ? and f.username > ?";
  if (!delaySeconds)
    return {
      sql: `select * from (select f.username, f.kind, f.alerts from favourites f where ${isFollowed} ${limit})`,
      values: [sport, kind, id, after],
    };
  return {
    sql: `select * from (select f.username, f.kind, f.alerts from alert_settings d
      join favourites f on f.username = d.username where d.delay_seconds = ? and ${isFollowed} ${limit})`,
    values: [delaySeconds, sport, kind, id, after],
  };
}

/** The items that a happening concerns. */
function buildThings(happening: Happening): FollowedRef[] {
  if (happening.kind === "news") return happening.things ?? [];
  if (!("match" in happening)) return [];
  const { sport, id, homeId, awayId, competitionId } = happening.match;
  return [
    { sport, kind: "match", id },
    { sport, kind: "team", id: homeId },
    { sport, kind: "team", id: awayId },
    { sport, kind: "competition", id: competitionId },
  ];
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

function audienceOf(message: NoticeMessage): Statement {
  const { audience, happening, after = "" } = message;
  if (audience.kind === "member")
    return { sql: "select ? as username, '[]' as things where ? < username", values: [audience.username, after] };
  if (audience.kind === "participants")
    return {
      sql: `select username, '[]' as things from contest_entries where contest_id = ? and username > ?
        order by username limit ${FOLLOWERS_OF_PAGE}`,
      values: [audience.contestId, after],
    };
  if (audience.kind === "everyone")
    return {
      sql: `select username, '[]' as things from users where username > ? order by username limit ${FOLLOWERS_OF_PAGE}`,
      values: [after],
    };
  if (audience.kind === "listeners")
    return {
      sql: `select username, '[]' as things from notice_listeners where username > ? order by username limit ${FOLLOWERS_OF_PAGE}`,
      values: [after],
    };
  const things = buildThings(happening);
  if (things.length === 0) throw new Error(`nobody follows ${happening.kind}`);
  return buildFollowers(things, message);
}

const toFollower = ({ username, things, settings, takesPushes }: Row): PagedFollower => ({
  username,
  settings: settings === null ? DEFAULT_ALERTS : { ...DEFAULT_ALERTS, ...(JSON.parse(settings) as AlertSettings) },
  things: (JSON.parse(things) as [FollowedKind, string | null][]).map(([kind, alerts]) => ({
    kind,
    alerts: readAlertChoice(alerts),
  })),
  takesPushes: takesPushes === 1,
});

/** A page of a message's recipients, except accounts pending deletion and members with another delay or language. */
export async function readFollowers(database: D1Database, message: NoticeMessage): Promise<FollowersPage> {
  const { sql, values } = audienceOf(message);
  const { results } = await database
    .prepare(MEMBERS(sql))
    .bind(...values)
    .all<Row>();
  const { delaySeconds, audience } = message;
  const wanted = audience.kind === "followers" ? audience.language : undefined;
  const last = results.length < FOLLOWERS_OF_PAGE ? undefined : results.at(-1)?.username;
  const followers = results
    .filter(({ language }) => language !== null && (wanted ?? language) === language)
    .map(toFollower)
    .filter(({ settings }) => delaySeconds === undefined || settings.delaySeconds === delaySeconds);
  return { followers, ...(last !== undefined && { last }) };
}
