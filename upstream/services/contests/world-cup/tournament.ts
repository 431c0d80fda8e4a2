import type { PlacePick, PlaceSlot } from "#contract/contests/place-picks";
import type { Pair } from "#contract/domain/match";
import { rankByResults } from "../../../simulator/engine/results-table.ts";
import { groupSlot, placeSlots, TIE_STAGES, type TournamentGroup, type TournamentShape, thirdSlot } from "./shape.ts";

export interface TournamentMatch {
  homeId: string;
  awayId: string;
  /** Milliseconds. */
  kickOff: number;
  decidedAt: number;
  score: Pair;
  /** For a drawn tie. */
  shootout?: Pair;
  /** For a group match: the group's letter. */
  group?: string;
  /** For a tie: the place that its winner takes. */
  slotId?: string;
  winnerId?: string;
}

/** A place, the team that took it, and when that was known. */
interface DecidedPlace extends PlacePick {
  /** Milliseconds. */
  decidedAt: number;
}

/** A whole tournament, including the future: display code must filter it by instant (`placesBy`). */
export interface Tournament {
  groups: readonly TournamentGroup[];
  /** In picking order. */
  slots: readonly PlaceSlot[];
  matches: readonly TournamentMatch[];
  /** All places, in the order of `slots`. */
  places: readonly DecidedPlace[];
}

interface TournamentParts {
  /** Seeds every drawing of lots. */
  seed: string;
  shape: TournamentShape;
  groups: readonly TournamentGroup[];
  groupMatches: readonly TournamentMatch[];
  playTie(slot: PlaceSlot, homeId: string, awayId: string): TournamentMatch;
}

const lastOf = (matches: readonly TournamentMatch[]): number => Math.max(...matches.map(({ decidedAt }) => decidedAt));

/**
 * Places of the groups and of the best thirds. Ranked by points, goal difference, goals, wins, then lot; thirds of
 * different groups likewise, over all three matches.
 */
function placesOfGroups({ seed, shape, groups, groupMatches }: TournamentParts): DecidedPlace[] {
  const tables = groups.map(({ letter, teamIds }) => {
    const matches = groupMatches.filter(({ group }) => group === letter);
    return { letter, ranking: rankByResults(teamIds, matches, `${seed} group ${letter}`), decidedAt: lastOf(matches) };
  });
  const ofGroups = tables.flatMap(({ letter, ranking, decidedAt }) =>
    ranking
      .slice(0, shape.placesOfGroup)
      .map((teamId, index) => ({ slotId: groupSlot(letter, index + 1), teamId, decidedAt })),
  );
  const thirds = tables.map(({ ranking }) => ranking[2]!);
  const all = groups.flatMap(({ teamIds }) => teamIds);
  const best = rankByResults(all, groupMatches, `${seed} thirds`)
    .filter((teamId) => thirds.includes(teamId))
    .slice(0, shape.thirds);
  const ofThirds = thirds
    .filter((teamId) => best.includes(teamId))
    .map((teamId, index) => ({ slotId: thirdSlot(index + 1), teamId, decidedAt: lastOf(groupMatches) }));
  return [...ofGroups, ...ofThirds];
}

/** Completes a tournament from its group matches: tables, then tie by tie up to the final. */
export function completeTournament(parts: TournamentParts): Tournament {
  const { shape, groups, groupMatches, playTie } = parts;
  const slots = placeSlots(groups, shape);
  const places = placesOfGroups(parts);
  const matches = [...groupMatches];
  const teamIn = (id: string): string => {
    const place = places.find(({ slotId }) => slotId === id);
    if (!place) throw new Error(`the tournament has no place ${id}`);
    return place.teamId;
  };
  for (const slot of TIE_STAGES.flatMap((stage) => slots.filter((one) => one.stage === stage))) {
    const [home, away] = slot.from!;
    const match = playTie(slot, teamIn(home), teamIn(away));
    matches.push(match);
    places.push({ slotId: slot.slotId, teamId: match.winnerId!, decidedAt: match.decidedAt });
  }
  return { groups, slots, matches, places };
}

/** The places decided by an instant (milliseconds), with their teams. */
export const placesBy = ({ places }: Tournament, now: number): PlacePick[] =>
  places.filter(({ decidedAt }) => decidedAt <= now).map(({ slotId, teamId }) => ({ slotId, teamId }));
