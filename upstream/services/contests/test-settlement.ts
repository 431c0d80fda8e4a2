import { asc, eq, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { Pair } from "#contract/domain/match";
import { HOUR } from "#contract/time/units";
import { bindings } from "../../api/conformance/test-world-ask.ts";
import { contestEntries, contestLedger } from "../schema/contests.ts";
import type { ContestSeason } from "./calendar/seasons.ts";
import { settleDue } from "./settle-due.ts";
import { addEntry, ah, kickOffOf, matchesOfTest, newSeason, OPENS, ou, pick, storeMatches } from "./test-contests.ts";

export const db = drizzle(bindings.DB);
export const AFTER = OPENS + 12 * HOUR;

export const entriesOf = ({ id }: ContestSeason) =>
  db.select().from(contestEntries).where(eq(contestEntries.contestId, id)).orderBy(asc(contestEntries.id));
export const ledgerOf = ({ id }: ContestSeason, kind: "pick" | "settle" = "settle") =>
  db.select().from(contestLedger).where(sql`contest_id = ${id} and kind = ${kind}`).orderBy(asc(contestLedger.id));

/** Entries whose totals differ from the sum of their ledger rows or from their picks. */
export const wrongTotals = ({ id }: ContestSeason) =>
  db.all(sql`select e.id from contest_entries as e where e.contest_id = ${id} and (
    e.points <> coalesce((select sum(points) from contest_ledger where entry_id = e.id), 0)
    or e.points <> coalesce((select sum(points) from contest_picks where entry_id = e.id), 0)
    or e.settled <> (select count(*) from contest_picks where entry_id = e.id and outcome <> 'VOID')
    or e.wins <> (select count(*) from contest_picks where entry_id = e.id and outcome in ('WIN', 'EXACT'))
    or e.half_wins <> (select count(*) from contest_picks where entry_id = e.id and outcome in ('HALF_WIN', 'MARGIN', 'WINNER'))
    or e.pushes <> (select count(*) from contest_picks where entry_id = e.id and outcome = 'PUSH')
    or e.half_losses <> (select count(*) from contest_picks where entry_id = e.id and outcome = 'HALF_LOSE')
    or e.losses <> (select count(*) from contest_picks where entry_id = e.id and outcome in ('LOSE', 'MISS'))
    or e.settled <> e.wins + e.half_wins + e.pushes + e.half_losses + e.losses)`);

/** A contest with two entries, one on the home side and over, one opposite, on a featured team's match and another. */
export async function startContest() {
  const season = newSeason();
  const world = matchesOfTest();
  const matches = [
    { id: "m1", isFeatured: true },
    { id: "m2", hour: 6 },
  ];
  await storeMatches(db, season, matches);
  for (const match of matches) world.set(match.id, kickOffOf(match));
  const [one, other] = [await addEntry(db, season), await addEntry(db, season)];
  await pick(db, season, one, [ah("m1", "home", -2), ou("m1", "over", 10), ah("m2", "home", -3)]);
  await pick(db, season, other, [ah("m1", "away", -2), ou("m1", "under", 10), ah("m2", "away", -3)]);
  const end = (id: string, score: Pair, state = {}) => {
    const match = matches.find((candidate) => candidate.id === id);
    world.set(id, match ? kickOffOf(match) : 0, { phase: "FULL_TIME", score, ...state });
  };
  const settle = (now = AFTER, database = db) => settleDue(database, season, { now, sources: world.sources }, 2);
  return { season, world, end, settle, one, other };
}
