import { type SQL, sql } from "drizzle-orm";
import type { DrizzleD1Database } from "drizzle-orm/d1";
import { contestDay } from "#contract/contests/contest-days";
import { PLACE_POINTS, type PlaceStage } from "#contract/contests/points";
import { batched, inOneGo } from "../../platform/batched.ts";
import type { ContestSeason } from "./calendar/seasons.ts";
import { type Chunk, chunksOfPicks, isIn, PICKS_AT_ONCE } from "./chunks-of-picks.ts";
import { placesBy, type Tournament } from "./world-cup/tournament.ts";
import { tournamentOf } from "./world-cup/tournament-of.ts";

/** A decided place and who scores for it. */
interface PlaceResult {
  slotId: string;
  /** Correct teams: one, or all four of the best thirds, whatever their number. */
  right: readonly string[];
  /** JSON, like that of matches. */
  result: string;
  points: number;
  rule: string;
}

const placeRule = (stage: PlaceStage): string => `place:${stage}`;

/** For the places decided by an instant. */
function placeResults(tournament: Tournament, now: number): PlaceResult[] {
  const decided = new Map(placesBy(tournament, now).map(({ slotId, teamId }) => [slotId, teamId]));
  const thirds = tournament.slots
    .filter(({ stage }) => stage === "third")
    .flatMap(({ slotId }) => decided.get(slotId) ?? []);
  return tournament.slots.flatMap(({ slotId, stage }) => {
    const result = decided.get(slotId);
    if (result === undefined) return [];
    const right = stage === "third" ? thirds : [result];
    return [{ slotId, right, result: JSON.stringify(result), points: PLACE_POINTS[stage], rule: placeRule(stage) }];
  });
}

const resultRows = (results: readonly PlaceResult[]): SQL => sql`with o as materialized (
  select value->>'slotId' as slot, value->'right' as right_teams, value->>'result' as result,
    value->>'points' as points, value->>'rule' as rule from json_each(${JSON.stringify(results)}))`;

const isRight = sql`p.choice in (select value from json_each(o.right_teams))`;

interface Run {
  contestId: string;
  /** That of its picks. */
  day: string;
  /** Milliseconds of the site's clock, and of real time. */
  at: number;
  storedAt: number;
  /** Of one place; of all places if absent. */
  chunk?: Chunk;
}

/** Picks of decided places without points yet. */
const isOpen = ({ contestId, chunk }: Run): SQL =>
  sql`p.contest_id = ${contestId} and p.match_id = o.slot and p.market = 'PLACE' and p.version = 0 and ${isIn(chunk)}`;

/** Each with the result that settles it. */
const unsettled = (run: Run): SQL => sql`o cross join contest_picks as p where ${isOpen(run)}`;

const ledgerRows = (run: Run): SQL => sql`insert into contest_ledger (contest_id, day, entry_id,
    kind, match_id, market, choice, of_id, version, result, outcome, points, rule, at, stored_at)
  select p.contest_id, ${run.day}, p.entry_id, 'settle', p.match_id, 'PLACE', p.choice, p.ledger_id, 1, o.result,
    iif(${isRight}, 'WIN', 'LOSE'), iif(${isRight}, o.points, 0), o.rule, ${run.at}, ${run.storedAt}
  from ${unsettled(run)}`;

const entryTotals = (run: Run): SQL => sql`update contest_entries
  set points = contest_entries.points + d.points, settled = contest_entries.settled + d.settled,
    wins = contest_entries.wins + d.wins, losses = contest_entries.losses + d.settled - d.wins
  from (select p.entry_id as entry_id, sum(iif(${isRight}, o.points, 0)) as points, count(*) as settled,
      sum(${isRight}) as wins
    from ${unsettled(run)} group by p.entry_id) as d
  where contest_entries.id = d.entry_id`;

const pickOutcomes = (run: Run): SQL => sql`update contest_picks as p
  set version = 1, outcome = iif(${isRight}, 'WIN', 'LOSE'), points = iif(${isRight}, o.points, 0)
  from o where ${isOpen(run)}`;

/** Records up to when a contest was settled. */
export const settledTo = (db: DrizzleD1Database, contestId: string, at: number) =>
  batched(
    db,
    sql`insert into contest_progress (contest_id, settled_to) values (${contestId}, ${at})
    on conflict (contest_id) do update set settled_to = max(coalesce(settled_to, 0), ${at})`,
  );

/**
 * Gives the points of all places decided by now, in one batch, or, of more than `atOnce` picks, place by place in
 * several: ledger rows, entry totals and pick outcomes. Places are never corrected, so a pick is settled once; a second
 * run finds what the first left undone. `storedAt`: real time.
 */
export async function settlePlaces(
  db: DrizzleD1Database,
  season: ContestSeason,
  { now }: { now: number },
  storedAt: number,
  atOnce: number = PICKS_AT_ONCE,
): Promise<void> {
  const tournament = tournamentOf(season);
  if (!tournament) return;
  const { id: contestId } = season;
  const run: Run = { contestId, day: contestDay(season.endDate), at: now, storedAt };
  const results = placeResults(tournament, now);
  const statements = (settled: readonly PlaceResult[], chunk?: Chunk) => {
    const rows = resultRows(settled);
    const part = { ...run, ...(chunk && { chunk }) };
    return [ledgerRows(part), entryTotals(part), pickOutcomes(part)].map((one) => batched(db, sql`${rows} ${one}`));
  };
  const open = await db.get<{ picks: number }>(
    sql`${resultRows(results)} select count(*) as picks from ${unsettled(run)}`,
  );
  if ((open?.picks ?? 0) <= atOnce) {
    await inOneGo(db, [...statements(results), settledTo(db, contestId, now)]);
    return;
  }
  for (const result of results) {
    const which = sql`p.contest_id = ${contestId} and p.match_id = ${result.slotId} and p.version = 0`;
    for await (const chunk of chunksOfPicks(db, { market: "PLACE", which, atOnce }))
      await inOneGo(db, statements([result], chunk));
  }
  await settledTo(db, contestId, now);
}
