import type { CompetitionEntry, TeamEntry } from "../data/entries/types.ts";

/** From here on the place of a competition in lists makes its teams no less known. */
const LAST_PLACE = 400;
/** Places in lists that weigh as much as one point of strength. */
const PLACES_PER_POINT = 2;

/** Popular ones first, then as lists have them. Higher is better known. */
export const competitionPopularity = ({ isPopular, sortOrder }: CompetitionEntry): number =>
  (isPopular ? 10_000 : 0) - sortOrder;

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
