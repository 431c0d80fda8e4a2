import { type SQL, sql } from "drizzle-orm";
import type { ContestWire } from "#contract/calls/contests/contest-wire";
import { LEAST_SETTLED } from "#contract/contests/points";
import type { ContestKind } from "#contract/tables/contest-types";
import type { ContestSeason } from "./calendar/seasons.ts";
import type { ContestStores } from "./contest-stores.ts";
import { type EntryRow, leaderWire } from "./entry-wire.ts";
import { nameEntries } from "./name-entries.ts";
import { ENTRY_COLUMNS } from "./read-board.ts";

type Winner = NonNullable<ContestWire["winner"]>;

type Season = Pick<ContestSeason, "id" | "kind">;

/** What gives a rank: settled picks, or where nothing is picked the first point (isRanked). */
const neededIn = (kind: ContestKind) => ({
  settled: LEAST_SETTLED[kind],
  points: LEAST_SETTLED[kind] > 0 ? Number.MIN_SAFE_INTEGER : 1,
});

const firstWith = ({ id, settled, points }: Record<"id" | "settled" | "points", SQL>): SQL =>
  sql`(select b.id from contest_entries as b indexed by contest_board
    where b.contest_id = ${id} and b.settled >= ${settled} and b.points >= ${points} order by b.points desc, b.id limit 1)`;

/** The number of a contest's first ranked entry; null if none is ranked. */
export function firstRanked({ id, kind }: Season): SQL {
  const { settled, points } = neededIn(kind);
  return firstWith({ id: sql`${id}`, settled: sql`${settled}`, points: sql`${points}` });
}

const EACH = { id: sql`c.value->>'id'`, settled: sql`c.value->>'settled'`, points: sql`c.value->>'points'` };

/** The first ranked entry of each contest, by its id; a member who has left is nobody's winner. */
export async function readWinners(
  { all, members }: Pick<ContestStores, "all" | "members">,
  seasons: readonly Season[],
): Promise<Map<string, Winner>> {
  const needed = seasons.map(({ id, kind }) => ({ id, ...neededIn(kind) }));
  const winnersIn = sql`select ${ENTRY_COLUMNS} from json_each(${JSON.stringify(needed)}) as c
    cross join contest_entries as e on e.id = ${firstWith(EACH)}`;
  const found = await Promise.all(all.map((db) => db.all<EntryRow>(winnersIn)));
  const rows = await nameEntries(members, found.flat());
  const winners = rows.map((row) => [row.contestId, leaderWire(row, { name: row.nickname })] as const);
  return new Map(
    winners.flatMap(([id, { userMasked, points }]) => (userMasked ? [[id, { userMasked, points }] as const] : [])),
  );
}
