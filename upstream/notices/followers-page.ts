import type { AlertSettings } from "#contract/domain/notices";
import type { FollowedKind } from "#contract/tables/followed-kinds";
import { MATCH_ALERTS } from "#contract/tables/notice-kinds";
import type { Follower } from "./decide-notice.ts";
import { DEFAULT_ALERTS } from "./default-alerts.ts";
import type { NoticeMatch } from "./notice.ts";
import type { NoticeMessage } from "./queue-messages.ts";

/** Members that one statement reads. */
export const FOLLOWERS_OF_PAGE = 400;

export interface PagedFollower extends Follower {
  username: string;
  /** Has a browser or a phone that takes pushes. */
  takesPushes: boolean;
}

export interface FollowersPage {
  followers: PagedFollower[];
  /** Behind whom the next page begins; undefined where there is none. */
  last?: string;
}

interface Row {
  username: string;
  isMember: number;
  /** JSON: [kind, alerts][] */
  things: string;
  settings: string | null;
  takesPushes: number;
}

interface Statement {
  sql: string;
  values: (string | number)[];
}

/** Members are read in the order of their names, so that the next page needs no more than the last name. */
const MEMBERS = (audience: string): string => `
  select p.username, u.username is not null as isMember, p.things, s.settings,
    exists (select 1 from push_subscriptions where username = p.username)
      or exists (select 1 from device_tokens where username = p.username) as takesPushes
  from (${audience}) p
  left join users u on u.username = p.username and u.erase_at is null
  left join alert_settings s on s.username = p.username
  order by p.username`;

/** Of each thing the first of its followers are enough: who is among the first of all is among the first of theirs. */
function ofThing(
  kind: FollowedKind,
  id: string,
  { sport }: NoticeMatch,
  { delaySeconds, after = "" }: NoticeMessage,
): Statement {
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

function followersOf(match: NoticeMatch, message: NoticeMessage): Statement {
  const { id, homeId, awayId, competitionId } = match;
  const parts = [
    ofThing("match", id, match, message),
    ofThing("team", homeId, match, message),
    ofThing("team", awayId, match, message),
    ofThing("competition", competitionId, match, message),
  ];
  return {
    sql: `select username, json_group_array(json_array(kind, alerts)) as things
      from (${parts.map(({ sql }) => sql).join(" union all ")}) group by username order by username limit ${FOLLOWERS_OF_PAGE}`,
    values: parts.flatMap(({ values }) => values),
  };
}

function audienceOf(message: NoticeMessage): Statement {
  const { audience, happening, after = "" } = message;
  if (audience.kind === "member")
    return { sql: "select ? as username, '[]' as things where ? < username", values: [audience.username, after] };
  if (audience.kind === "everyone")
    return {
      sql: `select username, '[]' as things from users where username > ? order by username limit ${FOLLOWERS_OF_PAGE}`,
      values: [after],
    };
  if (!("match" in happening)) throw new Error(`nobody follows ${happening.kind}`);
  return followersOf(happening.match, message);
}

const followerOf = ({ username, things, settings, takesPushes }: Row): PagedFollower => ({
  username,
  settings: settings === null ? DEFAULT_ALERTS : { ...DEFAULT_ALERTS, ...(JSON.parse(settings) as AlertSettings) },
  things: (JSON.parse(things) as [FollowedKind, string | null][]).map(([kind, alerts]) => ({
    kind,
    alerts: alerts === null ? null : MATCH_ALERTS.filter((alert) => alerts.split(",").includes(alert)),
  })),
  takesPushes: takesPushes === 1,
});

/** A page of those whom a message is for, but for members whose account waits for its end and those of another delay. */
export async function readFollowers(database: D1Database, message: NoticeMessage): Promise<FollowersPage> {
  const { sql, values } = audienceOf(message);
  const { results } = await database
    .prepare(MEMBERS(sql))
    .bind(...values)
    .all<Row>();
  const { delaySeconds } = message;
  const last = results.length < FOLLOWERS_OF_PAGE ? undefined : results.at(-1)?.username;
  const followers = results
    .filter(({ isMember }) => isMember === 1)
    .map(followerOf)
    .filter(({ settings }) => delaySeconds === undefined || settings.delaySeconds === delaySeconds);
  return { followers, ...(last !== undefined && { last }) };
}
