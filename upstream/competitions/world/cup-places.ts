import { CUP_TIERS } from "../../data/competitions/cup-places.ts";
import { competitionById } from "./world.ts";

/** A league's clubs in a continental cup. */
export interface CupPlaces {
  cupId: string;
  teamIds: readonly string[];
}

const known = new Map<string, readonly CupPlaces[]>();

function build(leagueId: string): readonly CupPlaces[] {
  const clubs = new Set(competitionById(leagueId)?.teamIds);
  const places = CUP_TIERS.flatMap((tiers) =>
    tiers.map((cupId) => ({
      cupId,
      teamIds: (competitionById(cupId)?.teamIds ?? []).filter((id) => clubs.has(id)),
    })),
  );
  return places.filter(({ teamIds }) => teamIds.length > 0);
}

/**
 * The clubs of a league that the lists have in continental cups, the best cup first. In other seasons a league has as
 * many in each.
 */
export function cupPlacesOf(leagueId: string): readonly CupPlaces[] {
  const found = known.get(leagueId) ?? build(leagueId);
  known.set(leagueId, found);
  return found;
}
