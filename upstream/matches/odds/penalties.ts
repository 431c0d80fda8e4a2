import type { Pair } from "#contract/domain/match";
import { sideIndex } from "../../match/score.ts";
import { createRandom } from "../../platform/random.ts";
import type { Timeline } from "../../simulator/engine/timeline.ts";
import { playMisses } from "../../simulator/football/misses.ts";
import { isRunning, pausesOf } from "../../simulator/football/play-time.ts";

/**
 * Instants (milliseconds) of a match's penalty kicks, scored or missed, as in its cast (football/cast.ts), but without
 * computing the line-ups. `rates` are each side's expected goals.
 */
export function penaltiesOf(id: string, timeline: Timeline, rates: Pair): number[] {
  const { incidents, periods } = timeline;
  const pauses = pausesOf(timeline);
  const scored = incidents.flatMap((one) => (one.kind === "goal" && one.goal.isPenalty ? [one.at] : []));
  const missed = (["home", "away"] as const).flatMap((side) =>
    playMisses(createRandom(`misses ${id} ${side}`), periods, rates[sideIndex(side)]),
  );
  return [...scored, ...missed.filter((at) => isRunning(periods, pauses, at))].sort((a, b) => a - b);
}
