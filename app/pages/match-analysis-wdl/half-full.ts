import type { HalfFull } from "#contract/domain/analysis";
import type { Outcome } from "#contract/domain/history";
import type { Pair, Side } from "#contract/domain/match";
import { winnerOf } from "#contract/odds/settle";
import type { PastResult } from "~/features/match-analysis/past-results";

/** A result from the team's view: W, D, L. */
export const RESULTS = ["W", "D", "L"] as const satisfies readonly Outcome[];

function resultFor(score: Pair, side: Side): Outcome {
  const winner = winnerOf(score);
  if (winner === "draw") return "D";
  return winner === side ? "W" : "L";
}

/** A team's matches by half-time and full-time result, of those with a known half-time score. */
export interface HalfFullMatrix {
  matches: number;
  counts: Partial<Record<HalfFull, number>>;
}

export function halfFullMatrix(results: readonly PastResult[]): HalfFullMatrix {
  const counts: HalfFullMatrix["counts"] = {};
  let matches = 0;
  for (const { side, score, halfTime } of results) {
    if (!halfTime) continue;
    const key: HalfFull = `${resultFor(halfTime, side)}${resultFor(score, side)}`;
    counts[key] = (counts[key] ?? 0) + 1;
    matches += 1;
  }
  return { matches, counts };
}

/** Wins, draws and losses. */
export function resultTally(results: readonly PastResult[]): Record<Outcome, number> {
  const tally = { W: 0, D: 0, L: 0 };
  for (const { score, side } of results) tally[resultFor(score, side)] += 1;
  return tally;
}
