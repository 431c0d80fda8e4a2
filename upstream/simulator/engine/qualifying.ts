import type { Format, TeamEntry } from "../../data/entries/types.ts";
import { byText } from "../../match/match-order.ts";
import { createRandom } from "../../platform/random.ts";
import { winnerOf } from "./bracket.ts";
import type { Countries } from "./league-phase-draw.ts";
import type { RoundDate } from "./round-dates.ts";
import { latest, type Place, type Round, type SeasonFrame, type SeasonPlan } from "./season-plan.ts";

/** A field reduced to the size of the main draw: the strongest are in it, the weakest play for the remaining places. */
export interface Qualifying extends SeasonPlan {
  /** Strongest first; the winners of the qualifying matches come last. */
  places: readonly Place[];
  /** Of the places' teams; undefined for those that are played for. */
  countries: Countries;
  /** Number of matches, numbered first in the season. */
  matches: number;
}

/** The largest power of two up to a number. */
export const powerOfTwoWithin = (count: number): number => 2 ** Math.floor(Math.log2(count));

/** The numbers of matches of the rounds before the main draw: a single one unless stated. */
export const earlyRounds = (teams: number, size: number): number[] => (teams > size ? [teams - size] : []);

export type CupFormat = Extract<Format, { kind: "cup" }>;

/** Places in a cup's bracket and the numbers of matches of the rounds before it, each of which ends a team's cup. */
export function cupShape(teams: number, { early }: CupFormat): { size: number; early: readonly number[] } {
  const size = early ? teams - early.reduce((sum, count) => sum + count, 0) : powerOfTwoWithin(teams);
  return { size, early: early ?? earlyRounds(teams, size) };
}

const entering =
  ({ knownFrom }: SeasonFrame) =>
  ({ id }: TeamEntry): Place =>
  () => ({ teamId: id, knownAt: knownFrom });

/** Rounds of `early` matches, one per date: the weakest begin, and each round adds as many as it needs. */
export function planQualifying(frame: SeasonFrame, dates: readonly RoundDate[], early: readonly number[]): Qualifying {
  const known = entering(frame);
  const direct = [...frame.teams].sort((one, other) => other.strength - one.strength || byText(one.id, other.id));
  const random = createRandom(`qualifying ${frame.seed}`);
  const rounds: Round[] = [];
  const pairs: (readonly [Place, Place])[] = [];
  let winners: Place[] = [];
  for (const [round, count] of early.entries()) {
    const firstIndex = pairs.length;
    const weakest = direct.splice(direct.length - (2 * count - winners.length)).map(known);
    const field = random.shuffle([...weakest, ...winners]);
    rounds.push({ stage: "qualifying", firstIndex, count, date: dates[round]! });
    for (let match = 0; match < count; match++) pairs.push([field[2 * match]!, field[2 * match + 1]!]);
    winners = Array.from({ length: count }, (_, match) => winnerOf(frame, firstIndex + match));
  }
  return {
    rounds,
    matches: pairs.length,
    countries: [...direct.map(({ country }) => country), ...winners.map(() => undefined)],
    places: [...direct.map(known), ...winners],
    pair(index, now) {
      const [home, away] = pairs[index]!.map((place) => place(now));
      if (!home || !away) return undefined;
      return { homeId: home.teamId, awayId: away.teamId, stakes: "winner", knownAt: latest(home, away) };
    },
  };
}
