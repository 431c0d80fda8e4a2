import type { CompetitionEntry, TeamEntry } from "../data/entries/types.ts";

/** From here on the place of a competition in lists makes its teams no less known. */
const LAST_PLACE = 400;
/** Places in lists that weigh as much as one point of strength. */
const PLACES_PER_POINT = 2;

/** Behind every competition of the world; those of an import are no less known than this. */
const LAST_IN_LISTS = 1_000;

/** Popular ones first, then as lists have them; in points of strength, as for teams. Higher is better known. */
export const competitionPopularity = ({ isPopular, sortOrder }: CompetitionEntry): number =>
  (isPopular ? 150 : 0) - Math.min(sortOrder, LAST_IN_LISTS) / 10;

/** Where a team is met with: the best place in lists of the competitions that it belongs to. */
export function bestPlaces(competitions: readonly CompetitionEntry[]): Map<string, number> {
  const places = new Map<string, number>();
  for (const { sortOrder, teamIds } of competitions)
    for (const id of teamIds) places.set(id, Math.min(sortOrder, places.get(id) ?? LAST_PLACE));
  return places;
}

/** A strong team of a league that everyone follows is the best known. Higher is better known. */
export const teamPopularity = ({ id, strength }: TeamEntry, places: ReadonlyMap<string, number>): number =>
  strength - (places.get(id) ?? LAST_PLACE) / PLACES_PER_POINT;

/** Followers that are too few to say much. */
const FEW = 100;
/** What ten times as many followers add. */
const POINTS_PER_TENFOLD = 150;

/**
 * Points of strength that followers add: one hardly any, a hundred as much as lies between two divisions, some thousands
 * more than lies between an unknown club and the best known.
 */
export const followersWeight = (count: number): number => POINTS_PER_TENFOLD * Math.log10(1 + count / FEW);
