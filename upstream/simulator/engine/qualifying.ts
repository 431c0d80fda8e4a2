import { byText } from "../../match/order.ts";
import { createRandom } from "../../platform/random.ts";
import { winnerOf } from "./bracket.ts";
import type { Countries } from "./league-phase-draw.ts";
import type { RoundDate } from "./round-dates.ts";
import { ALWAYS_KNOWN, type Place, type Round, type SeasonFrame, type SeasonPlan } from "./season-plan.ts";

/** A field reduced to the size of the main draw: the strongest are in it, the weakest play for the remaining places. */
export interface Qualifying extends SeasonPlan {
  /** Strongest first; the winners of the qualifying matches come last. */
  places: readonly Place[];
  /** Of the places' teams; undefined for those that are played for. */
  countries: Countries;
  /** Number of matches, numbered first in the season. */
  matches: number;
}

/** Round dates needed to reduce a field. */
export const qualifyingDates = (teams: number, size: number): number => (teams > size ? 1 : 0);

/** The largest power of two up to a number. */
export const powerOfTwoWithin = (count: number): number => 2 ** Math.floor(Math.log2(count));

/** `size` is at least half the number of teams; `dates` has one date if there is anything to reduce. */
export function planQualifying(frame: SeasonFrame, dates: readonly RoundDate[], size: number): Qualifying {
  const byStrength = [...frame.teams].sort((one, other) => other.strength - one.strength || byText(one.id, other.id));
  const matches = byStrength.length - size;
  const direct = byStrength.slice(0, size - matches);
  const drawn = createRandom(`qualifying ${frame.seed}`).shuffle(byStrength.slice(size - matches));
  const rounds: Round[] = dates.map((date) => ({ stage: "qualifying", firstIndex: 0, count: matches, date }));
  return {
    rounds,
    matches,
    countries: [...direct.map(({ country }) => country), ...new Array<undefined>(matches).fill(undefined)],
    places: [
      ...direct.map(
        ({ id }): Place =>
          () => ({ teamId: id, knownAt: ALWAYS_KNOWN }),
      ),
      ...Array.from({ length: matches }, (_, index) => winnerOf(frame, index)),
    ],
    pair: (index) => ({
      homeId: drawn[2 * index]!.id,
      awayId: drawn[2 * index + 1]!.id,
      stakes: "winner",
      knownAt: ALWAYS_KNOWN,
    }),
  };
}
