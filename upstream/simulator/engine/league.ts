import { createRandom } from "../../platform/random.ts";
import type { RoundDate } from "./round-dates.ts";
import { matchesOfRound, robinPair } from "./round-robin.ts";
import { matchdayRounds, type SeasonFrame, type SeasonPlan } from "./season-plan.ts";

/** Everyone plays everyone as often as there are dates for it. */
export function planLeague({ seed, teams, knownFrom }: SeasonFrame, dates: readonly RoundDate[]): SeasonPlan {
  const order = createRandom(`order ${seed}`).shuffle(teams);
  const count = matchesOfRound(order.length);
  return {
    rounds: matchdayRounds("regular", dates, 0, count),
    pair(index) {
      const [home, away] = robinPair(order.length, Math.floor(index / count), index % count);
      return { homeId: order[home]!.id, awayId: order[away]!.id, stakes: "points", knownAt: knownFrom };
    },
  };
}
