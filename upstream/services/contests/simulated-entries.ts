import { inArray, sql } from "drizzle-orm";
import type { DrizzleD1Database } from "drizzle-orm/d1";
import { HOUR } from "#contract/time/units";
import { batched, inOneGo } from "../../platform/batched.ts";
import { contestEntries } from "../schema/contests.ts";
import type { ContestSeason } from "./calendar/seasons.ts";
import { hasSimulatedEntries } from "./contest-env.ts";
import type { ContestStep, StepWork } from "./contest-step.ts";
import type { ContestMatchRow } from "./entry-wire.ts";
import { getLines } from "./lines.ts";
import { pickStatements } from "./place-picks.ts";
import { getMatches } from "./read-contests.ts";
import type { Progress } from "./read-progress.ts";
import { type SimulatedMember, simulatedMembers } from "./simulated-members.ts";
import { type Offer, pickInstants, simulatedPicks } from "./simulated-picks.ts";

/** An instant at which simulated members act; at the first one they only enter. */
interface Turn {
  at: number;
  day?: string;
}

/** The turns of the prepared days after the last one taken. */
function turnsOf({ startDate, days = [] }: ContestSeason, { preparedTo, madeUpTo: simulatedTo }: Progress): Turn[] {
  const ofDays = days
    .filter((day) => preparedTo !== null && day <= preparedTo)
    .flatMap((day) => pickInstants(day).map((at) => ({ at, day })));
  return [{ at: startDate + HOUR }, ...ofDays].filter(({ at }) => simulatedTo === null || at > simulatedTo);
}

/** Stores the simulated members who entered by an instant; stored ones stay as they are. */
export async function storeSimulatedMembers(
  db: DrizzleD1Database,
  season: ContestSeason,
  now: number,
): Promise<(SimulatedMember & { id: number })[]> {
  const entered = simulatedMembers(season).filter(({ at }) => at <= now);
  await db.run(sql`insert into contest_entries (contest_id, key, made_up_name, at)
    select ${season.id}, value->>'key', value->>'name', value->>'at' from json_each(${JSON.stringify(entered)})
    where true on conflict (key) do nothing`);
  const keys = entered.map(({ key }) => key);
  const rows = await db
    .select({ id: contestEntries.id, key: contestEntries.key })
    .from(contestEntries)
    .where(inArray(contestEntries.key, keys));
  const ids = new Map(rows.map(({ id, key }) => [key, id]));
  return entered.flatMap((member) => {
    const id = ids.get(member.key);
    return id === undefined ? [] : [{ ...member, id }];
  });
}

async function offersAt(
  { at, day }: Turn,
  matches: readonly ContestMatchRow[],
  { season, context }: StepWork,
): Promise<Offer[]> {
  const open = matches.filter((match) => match.day === day && match.lockedAt > at);
  if (season.kind === "score") return open.map((match) => ({ match, lines: [] }));
  const then = { ...context, now: at };
  return Promise.all(
    open.map(async (match) => {
      const fixture = await context.sources.find(match.matchId, at);
      return { match, lines: fixture ? await getLines(fixture, match.lockedAt, then) : [] };
    }),
  );
}

/** Nothing settled or published may be picked any more, not even for a past instant. */
const isUntouched = ({ id }: ContestSeason, { at, day }: { at: number; day: string }) => sql`not exists (
    select 1 from contest_matches where contest_id = ${id} and day = ${day} and locked_at > ${at} and version > 0)
  and not exists (select 1 from contest_ledger_days where contest_id = ${id} and day >= ${day})`;

/** Records up to when simulated members have acted. */
export const simulatedTo = (db: DrizzleD1Database, contestId: string, at: number) =>
  batched(
    db,
    sql`insert into contest_progress (contest_id, made_up_to) values (${contestId}, ${at})
    on conflict (contest_id) do update set made_up_to = max(coalesce(made_up_to, 0), ${at})`,
  );

/** Stores all picks of an instant and records that in one transaction. */
async function takeTurn(
  turn: Turn & { day: string },
  members: readonly (SimulatedMember & { id: number })[],
  { work, matches }: { work: StepWork; matches: readonly ContestMatchRow[] },
): Promise<void> {
  const { db, season, storedAt } = work;
  const { at, day } = turn;
  const offers = await offersAt(turn, matches, work);
  const guard = isUntouched(season, turn);
  const statements = members
    .filter((member) => member.at <= at)
    .flatMap(({ id: entryId, key }) => {
      const picks = simulatedPicks(season, { key, day, instant: at }, offers);
      return picks.length === 0 ? [] : pickStatements(db, { entryId, season, picks, at, storedAt, guard });
    });
  await inOneGo(db, [...statements, simulatedTo(db, season.id, at)]);
}

async function makeUp(work: StepWork, progress: Progress): Promise<void> {
  const { db, season, context } = work;
  const members = await storeSimulatedMembers(db, season, context.now);
  const matches = await getMatches(db, season.id);
  for (const { at, day } of turnsOf(season, progress)) {
    if (at > context.now) break;
    if (day === undefined) await simulatedTo(db, season.id, at);
    else await takeTurn({ at, day }, members, { work, matches });
  }
}

/** Simulated members enter and pick like members, during open hours, if an operator allows them. */
export const MAKE_UP_PICKS: ContestStep = {
  name: "make up",
  dueAt: (progress, { season, env }) => (hasSimulatedEntries(env) ? turnsOf(season, progress)[0]?.at : undefined),
  run: makeUp,
};
