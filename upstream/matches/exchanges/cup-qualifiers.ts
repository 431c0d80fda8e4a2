import { type CupPlaces, cupPlacesOf } from "../../competitions/world/cup-places.ts";
import { COMPETITIONS, competitionById } from "../../competitions/world/world.ts";
import { CUP_TIERS, WINNERS_PLACES } from "../../data/competitions/cup-places.ts";
import type { CompetitionEntry } from "../../data/entries/types.ts";
import type { Engine } from "../../simulator/engine/engine.ts";
import { seasonLabel } from "../../simulator/engine/season.ts";
import { finalTable } from "./final-places.ts";
import { type CupWinner, qualify } from "./qualify.ts";

const TIERS = CUP_TIERS.flat();
const tierOf = (cupId: string): number => TIERS.indexOf(cupId);

/** Continental cups whose clubs qualify by leagues that are played here. */
export const QUALIFIED_CUPS: readonly CompetitionEntry[] = TIERS.map((id) => competitionById(id)!);

/** Leagues with clubs in continental cups. */
export const CUP_LEAGUES: readonly CompetitionEntry[] = COMPETITIONS.filter(
  ({ id, kind }) => kind === "league" && cupPlacesOf(id).length > 0,
);

/** National cups whose winners have a place from a league, with the cup that they lead to. */
export const winnersPlacesOf = (leagueId: string) => WINNERS_PLACES[leagueId] ?? [];

export const NATIONAL_CUPS: readonly CompetitionEntry[] = CUP_LEAGUES.flatMap(({ id }) =>
  winnersPlacesOf(id).map(([cupId]) => competitionById(cupId)!),
);

interface Won {
  teamId: string;
  /** In milliseconds. */
  overAt: number;
}

const END_OF_TIME = Number.MAX_SAFE_INTEGER;

/** Who wins the final of a cup's season. */
export function winnerOfCup(engine: Engine, cup: CompetitionEntry, startYear: number): Won {
  const season = seasonLabel(cup.calendar!, startYear);
  const final = engine.season(cup.id, season, END_OF_TIME).findLast(({ stage }) => stage === "final")!;
  const { winner, updatedAt } = engine.stateAt(final, END_OF_TIME);
  return { teamId: winner === "home" ? final.homeId : final.awayId, overAt: updatedAt };
}

/** A league's clubs by continental cup, from its final order and the winners of its country's cups. */
export const qualifiersBy = (
  leagueId: string,
  order: readonly string[],
  winners: readonly CupWinner[],
): Map<string, string[]> => {
  const quotas = cupPlacesOf(leagueId).map(({ cupId, teamIds }) => ({ cupId, count: teamIds.length }));
  return qualify(order, quotas, winners, tierOf);
};

const areSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));

/**
 * Whether a final order gives the clubs of the lists, with these winners of the first national cups and some of the
 * listed clubs as those of the others.
 */
export function fitsLists(leagueId: string, order: readonly string[], winners: readonly CupWinner[]): boolean {
  const places: readonly CupPlaces[] = cupPlacesOf(leagueId);
  const next = winnersPlacesOf(leagueId)[winners.length];
  if (!next) {
    const found = qualifiersBy(leagueId, order, winners);
    return places.every(({ cupId, teamIds }) => areSame(found.get(cupId)!, teamIds));
  }
  const listed = places.flatMap(({ teamIds }) => teamIds);
  return listed.some((teamId) => fitsLists(leagueId, order, [...winners, { teamId, leadsTo: next[1] }]));
}

export interface Qualified {
  /** By cup. */
  teamIds: ReadonlyMap<string, readonly string[]>;
  /** By cup: when the last season that decides is over, in milliseconds. */
  knownAt: ReadonlyMap<string, number>;
}

/** Who plays in the continental cups of the year after the seasons that start in `year`. */
export async function qualifiedAfter(engine: Engine, year: number): Promise<Qualified> {
  const teamIds = new Map<string, string[]>();
  const knownAt = new Map<string, number>();
  for (const league of CUP_LEAGUES) {
    const { places, overAt } = await finalTable(engine, league, year);
    const won = winnersPlacesOf(league.id).map(([cupId, leadsTo]) => ({
      ...winnerOfCup(engine, competitionById(cupId)!, year),
      leadsTo,
    }));
    const order = places.map(({ teamId }) => teamId);
    const over = Math.max(overAt, ...won.map((one) => one.overAt));
    for (const [cupId, ids] of qualifiersBy(league.id, order, won)) {
      teamIds.set(cupId, [...(teamIds.get(cupId) ?? []), ...ids]);
      knownAt.set(cupId, Math.max(knownAt.get(cupId) ?? 0, over));
    }
  }
  return { teamIds, knownAt };
}
