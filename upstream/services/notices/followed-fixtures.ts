import type { FollowedKind } from "#contract/tables/followed-kinds";
import type { Sport } from "#contract/tables/sports";
import type { Fixture } from "../../match/match.ts";
import { readCounts } from "../follow/followers.ts";

const unique = (ids: readonly string[]): string => JSON.stringify([...new Set(ids)]);

// Uses the primary key of `followers`, so that the cost depends on the matches, not on the number of followed items.
const OF_KIND = (kind: FollowedKind, list: number): string =>
  `select sport, kind, id, count from followers where sport = ?1 and kind = '${kind}' and id in (select value from json_each(?${list}))`;
const FOLLOWED_AMONG = [OF_KIND("match", 2), OF_KIND("team", 3), OF_KIND("competition", 4)].join(" union all ");

/** Those of a sport's fixtures that are followed by match, team or competition. */
export async function followedAmong(
  databases: readonly D1Database[],
  sport: Sport,
  fixtures: readonly Fixture[],
): Promise<Fixture[]> {
  if (fixtures.length === 0) return [];
  const rows = await readCounts(databases, {
    sql: FOLLOWED_AMONG,
    values: [
      sport,
      unique(fixtures.map(({ id }) => id)),
      unique(fixtures.flatMap(({ homeId, awayId }) => [homeId, awayId])),
      unique(fixtures.map(({ competitionId }) => competitionId)),
    ],
  });
  const followed = new Set(rows.map(({ kind, id }) => `${kind} ${id}`));
  return fixtures.filter(
    ({ id, homeId, awayId, competitionId }) =>
      followed.has(`match ${id}`) ||
      followed.has(`team ${homeId}`) ||
      followed.has(`team ${awayId}`) ||
      followed.has(`competition ${competitionId}`),
  );
}
