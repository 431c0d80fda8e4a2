import type { FollowedKind } from "#contract/tables/followed-kinds";
import { boundOfNames, partsBetween } from "../../platform/name-parts.ts";
import type { FollowedRef } from "./notice.ts";
import type { NoticeMessage } from "./queue-messages.ts";
import { thingsOf } from "./shared-notices.ts";

/** Where recipients of notices are found. */
export interface RecipientDatabases {
  /** Members with their devices and settings, notices. */
  members: D1Database;
  favourites: readonly D1Database[];
  /** Where a contest's entries are. */
  ofContest(contestId: string): D1Database;
}

/** Members read per statement. */
export const FOLLOWERS_OF_PAGE = 400;

/** Someone a message is for, with what they follow of it: kinds and alerts. */
export interface Recipient {
  username: string;
  things: readonly [FollowedKind, string | null][];
}

interface Statement {
  sql: string;
  values: readonly (string | number)[];
}

/** The last username of a message's chunk. */
const endOf = ({ shared }: NoticeMessage): string => boundOfNames((shared?.from ?? 0) + 1, shared?.of ?? 1);

/** A page's first followers of each item suffice: the first of all are among the first of each. */
const OF_THING = `select * from (select username, kind, alerts from favourites
  where sport = ? and kind = ? and id = ? and username > ? and username <= ? order by username limit ${FOLLOWERS_OF_PAGE})`;

/** D1 allows five terms in a compound select; a piece of news may concern a dozen items. */
const TERMS = 4;

function unionOf(parts: readonly string[]): string {
  if (parts.length <= TERMS) return parts.join(" union all ");
  const size = Math.ceil(parts.length / TERMS);
  const groups = Array.from({ length: TERMS }, (_, at) => parts.slice(at * size, (at + 1) * size));
  return unionOf(groups.flatMap((group) => (group.length > 0 ? [`select * from (${unionOf(group)})`] : [])));
}

function ofThings(things: readonly FollowedRef[], message: NoticeMessage): Statement {
  const { after = "" } = message;
  return {
    sql: `select username, json_group_array(json_array(kind, alerts)) as things
      from (${unionOf(things.map(() => OF_THING))}) group by username order by username limit ${FOLLOWERS_OF_PAGE}`,
    values: things.flatMap(({ sport, kind, id }) => [sport, kind, id, after, endOf(message)]),
  };
}

async function namesFrom(database: D1Database, { sql, values }: Statement): Promise<Recipient[]> {
  const { results } = await database
    .prepare(sql)
    .bind(...values)
    .all<{ username: string; things?: string }>();
  return results.map(({ username, things = "[]" }) => ({
    username,
    things: JSON.parse(things) as Recipient["things"],
  }));
}

async function followersFrom(databases: readonly D1Database[], message: NoticeMessage): Promise<Recipient[]> {
  const things = thingsOf(message.happening);
  if (things.length === 0) throw new Error(`nobody follows ${message.happening.kind}`);
  const statement = ofThings(things, message);
  const names: Recipient[] = [];
  // One, unless the message was queued before there were as many.
  for (const part of partsBetween(message.after ?? "", endOf(message), databases.length))
    if (names.length < FOLLOWERS_OF_PAGE && databases[part])
      names.push(...(await namesFrom(databases[part], statement)));
  return names.slice(0, FOLLOWERS_OF_PAGE);
}

/**
 * A page of those whom a message concerns, in order of username, so that the last name is a sufficient cursor. Whether
 * they can be reached is known where members are (followers-page.ts).
 */
export function readNames(message: NoticeMessage, databases: RecipientDatabases): Promise<Recipient[]> | Recipient[] {
  const { audience, after = "" } = message;
  switch (audience.kind) {
    case "followers":
      return followersFrom(databases.favourites, message);
    case "everyone":
      return namesFrom(databases.members, {
        sql: `select username from notice_listeners where username > ? and username <= ?
          order by username limit ${FOLLOWERS_OF_PAGE}`,
        values: [after, endOf(message)],
      });
    case "participants":
      return namesFrom(databases.ofContest(audience.contestId), {
        sql: `select username from contest_entries where contest_id = ? and username > ?
          order by username limit ${FOLLOWERS_OF_PAGE}`,
        values: [audience.contestId, after],
      });
    case "member":
      return after < audience.username ? [{ username: audience.username, things: [] }] : [];
  }
}
