import { sql } from "drizzle-orm";
import { type PlacePick, placesOfThirds } from "#contract/contests/place-picks";
import { NATIONAL_TEAMS } from "../../data/national-teams.ts";
import { inOneGo } from "../../platform/batched.ts";
import { createRandom, type Random } from "../../platform/random.ts";
import type { ContestSeason } from "./calendar/seasons.ts";
import { hasSimulatedEntries } from "./contest-env.ts";
import type { ContestStep, StepWork } from "./contest-step.ts";
import { pickStatements } from "./place-picks.ts";
import { simulatedTo, storeSimulatedMembers } from "./simulated-entries.ts";
import { simulatedMembers } from "./simulated-members.ts";
import { groupSlot, TIE_STAGES } from "./world-cup/shape.ts";
import type { Tournament } from "./world-cup/tournament.ts";
import { tournamentOf } from "./world-cup/tournament-of.ts";

/** Noise of an opinion in strength points, and the difference that makes one side e times as likely as the other. */
const STRAYS = 12;
const SCALE = 10;

const strengths = new Map(NATIONAL_TEAMS.map(({ id, strength }) => [id, strength]));
const strengthOf = (teamId: string): number => strengths.get(teamId) ?? 0;

/** Teams in somebody's ranking, best first. */
function ranked(random: Random, teamIds: readonly string[]): string[] {
  const opinions = new Map(teamIds.map((id) => [id, strengthOf(id) + (2 * random.next() - 1) * STRAYS]));
  return teamIds.toSorted((a, b) => opinions.get(b)! - opinions.get(a)!);
}

const winner = (random: Random, one: string, other: string): string =>
  random.chance(1 / (1 + Math.exp((strengthOf(other) - strengthOf(one)) / SCALE))) ? one : other;

/** A simulated member's picks for a tournament: every place, by strength and personal opinion, never by results. */
export function simulatedPlaces({ groups, slots }: Tournament, seed: string): PlacePick[] {
  const random = createRandom(`made-up places ${seed}`);
  const tables = groups.map(({ letter, teamIds }) => ({ letter, table: ranked(random, teamIds) }));
  const known = new Set(slots.map(({ slotId }) => slotId));
  const picks = tables
    .flatMap(({ letter, table }) => table.map((teamId, index) => ({ slotId: groupSlot(letter, index + 1), teamId })))
    .filter(({ slotId }) => known.has(slotId));
  const thirds = ranked(
    random,
    tables.map(({ table }) => table[2]!),
  );
  const most = slots.filter(({ stage }) => stage === "third").length;
  picks.push(...placesOfThirds(slots, picks, thirds.slice(0, most)));
  const teamIn = (id: string): string => picks.find(({ slotId }) => slotId === id)!.teamId;
  for (const { slotId, from } of TIE_STAGES.flatMap((stage) => slots.filter((slot) => slot.stage === stage)))
    picks.push({ slotId, teamId: winner(random, teamIn(from![0]), teamIn(from![1])) });
  return picks;
}

/** No picks once places have been settled, not even for a past instant. */
const isUnsettled = ({ id }: ContestSeason) =>
  sql`not exists (select 1 from contest_progress where contest_id = ${id} and settled_to is not null)`;

async function makeUp({ db, season, context: { now }, storedAt }: StepWork, last: number): Promise<void> {
  const tournament = tournamentOf(season);
  if (!tournament) return;
  const members = await storeSimulatedMembers(db, season, now);
  const statements = members
    .filter(({ at }) => at > last)
    .flatMap(({ id: entryId, key, at }) => {
      const picks = simulatedPlaces(tournament, `${season.id} ${key}`).map(({ slotId, teamId }) => ({
        matchId: slotId,
        market: "PLACE" as const,
        choice: teamId,
      }));
      return pickStatements(db, { entryId, season, picks, at, storedAt, guard: isUnsettled(season) });
    });
  await inOneGo(db, [...statements, simulatedTo(db, season.id, now)]);
}

/** Simulated members pick a tournament when they enter, if an operator allows them. */
export const MAKE_UP_PLACES: ContestStep = {
  name: "make up places",
  dueAt({ madeUpTo: last }, { season, env }) {
    if (!hasSimulatedEntries(env)) return undefined;
    const next = simulatedMembers(season).filter(({ at }) => at > (last ?? 0));
    return next.length === 0 ? undefined : Math.min(...next.map(({ at }) => at));
  },
  run: (work, { madeUpTo: last }) => makeUp(work, last ?? 0),
};
