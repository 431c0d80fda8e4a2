import type { Stage } from "#contract/domain/match";
import { createRandom } from "../../platform/random.ts";
import type { RoundDate } from "./round-dates.ts";
import { latest, type Pairing, type Place, type Round, type SeasonFrame, type SeasonPlan } from "./season-plan.ts";

interface BracketShape {
  /** Number of the first match within the season. */
  firstIndex: number;
  /** A power of two; the winners of ties 2k and 2k+1 meet in tie k of the next round. */
  places: readonly Place[];
  /** For every tie but the final, which is one match on neutral ground. */
  legs: 1 | 2;
  /**
   * The upper place of each first-round tie is the better seed and hosts the deciding match. Later rounds are drawn.
   */
  isSeeded: boolean;
}

interface BracketMatch {
  upper: Place;
  lower: Place;
  isUpperHome: boolean;
  /** A single match or a second leg. */
  isDecider: boolean;
  isFinal: boolean;
  firstLegIndex?: number;
}

/** By the number of ties in the round. */
const STAGES: Record<number, Stage> = {
  1: "final",
  2: "semi_final",
  4: "quarter_final",
  8: "round_of_16",
  16: "round_of_32",
  32: "round_of_64",
  64: "round_of_128",
};

/** Round dates needed by a bracket: one per leg of each round. */
export const bracketDates = (places: number, legs: 1 | 2): number => (Math.log2(places) - 1) * legs + 1;

export function planBracket(frame: SeasonFrame, dates: readonly RoundDate[], shape: BracketShape): SeasonPlan {
  const rounds: Round[] = [];
  const matches: BracketMatch[] = [];
  for (let places = shape.places; places.length > 1; ) {
    const count = places.length / 2;
    const legs = count === 1 || shape.legs === 1 ? ([1] as const) : ([1, 2] as const);
    for (const leg of legs) {
      const firstIndex = shape.firstIndex + matches.length;
      const isDecider = leg === legs.length;
      rounds.push({
        stage: STAGES[count] ?? "qualifying",
        ...(legs.length === 2 && { leg }),
        firstIndex,
        count,
        date: dates[rounds.length]!,
      });
      for (let tie = 0; tie < count; tie++) {
        const isUpperHost = isUpperDecidingHost(frame.seed, shape, places.length, tie);
        matches.push({
          upper: places[2 * tie]!,
          lower: places[2 * tie + 1]!,
          isUpperHome: isUpperHost === isDecider,
          isDecider,
          isFinal: count === 1,
          ...(leg === 2 && { firstLegIndex: firstIndex + tie - count }),
        });
      }
    }
    const deciders = shape.firstIndex + matches.length - count;
    places = Array.from({ length: count }, (_, tie) => winnerOf(frame, deciders + tie));
  }
  return { rounds, pair: (index, now) => pairOf(matches[index - shape.firstIndex]!, now) };
}

function isUpperDecidingHost(seed: string, shape: BracketShape, places: number, tie: number): boolean {
  if (shape.isSeeded && places === shape.places.length) return true;
  return createRandom(`host ${seed} ${places} ${tie}`).chance(0.5);
}

/** The place that a match's winner takes in the next draw. */
export const winnerOf =
  ({ result }: SeasonFrame, index: number): Place =>
  (now) => {
    const decided = result(index, now);
    if (!decided) return undefined;
    return { teamId: decided.winner === "home" ? decided.homeId : decided.awayId, knownAt: decided.decidedAt };
  };

function pairOf(match: BracketMatch, now: number): Pairing | undefined {
  const upper = match.upper(now);
  const lower = match.lower(now);
  if (!upper || !lower) return undefined;
  const [home, away] = match.isUpperHome ? [upper, lower] : [lower, upper];
  return {
    homeId: home.teamId,
    awayId: away.teamId,
    stakes: match.isDecider ? "winner" : "result",
    knownAt: latest(upper, lower),
    ...(match.isFinal && { isNeutral: true as const }),
    ...(match.firstLegIndex !== undefined && { firstLegIndex: match.firstLegIndex }),
  };
}
