import { sql } from "drizzle-orm";
import type { DrizzleD1Database } from "drizzle-orm/d1";
import type { ContestWire } from "#contract/calls/contests/contest-wire";
import { LEAST_SETTLED } from "#contract/contests/points";
import type { ContestSeason } from "./calendar/seasons.ts";
import { leaderWire } from "./entry-wire.ts";
import { BOARD_COLUMNS, type BoardRow, WITH_MEMBERS } from "./read-board.ts";

type Winner = NonNullable<ContestWire["winner"]>;

/** The first ranked entry of each contest, by its id; a member who has left is nobody's winner. */
export async function readWinners(
  db: DrizzleD1Database,
  seasons: readonly Pick<ContestSeason, "id" | "kind">[],
): Promise<Map<string, Winner>> {
  // Where nothing is picked, the first point gives a rank (isRanked).
  const params = seasons.map(({ id, kind }) => ({
    id,
    settled: LEAST_SETTLED[kind],
    points: LEAST_SETTLED[kind] > 0 ? Number.MIN_SAFE_INTEGER : 1,
  }));
  const rows = await db.all<BoardRow>(sql`select ${BOARD_COLUMNS} from json_each(${JSON.stringify(params)}) as c
    cross join contest_entries as e on e.id = (select b.id from contest_entries as b indexed by contest_board
      where b.contest_id = c.value->>'id' and b.settled >= c.value->>'settled' and b.points >= c.value->>'points'
      order by b.points desc, b.id limit 1) ${WITH_MEMBERS}`);
  const winners = rows.map((row) => [row.contestId, leaderWire(row, { name: row.nickname })] as const);
  return new Map(
    winners.flatMap(([id, { userMasked, points }]) => (userMasked ? [[id, { userMasked, points }] as const] : [])),
  );
}
