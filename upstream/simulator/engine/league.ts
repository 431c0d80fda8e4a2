import { createRandom } from "../../platform/random.ts";
import { matchesOfRound, robinRound, roundsOfRobin } from "./round-robin.ts";
import { ALWAYS_KNOWN, matchdayRounds, type SeasonFrame, type SeasonPlan } from "./season-plan.ts";

/** Everyone plays everyone `times` times. */
export function planLeague({ seed, teams, dates }: SeasonFrame, times: number): SeasonPlan {
  const order = createRandom(`order ${seed}`).shuffle(teams);
  const count = matchesOfRound(order.length);
  const rounds = matchdayRounds("regular", dates(times * roundsOfRobin(order.length)), 0, count);
  return {
    rounds,
    pair(index) {
      const [home, away] = robinRound(order.length, Math.floor(index / count))[index % count]!;
      return { homeId: order[home]!.id, awayId: order[away]!.id, stakes: "points", knownAt: ALWAYS_KNOWN };
    },
  };
}
