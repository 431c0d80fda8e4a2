import type { Side } from "#contract/domain/match";
import { phaseGroup } from "#contract/domain/status";
import { minuteAt } from "../../match/match-clock.ts";
import { progressStateAt, timelineOfProgress } from "../../simulator/engine/match-progress.ts";
import type { Incident, Timeline } from "../../simulator/engine/timeline.ts";
import { type EngineMatch, engineMatchesAt, type StubLeague } from "./engine-evening.ts";
import type { Evening } from "./evening.ts";
import { CHANGE_MINUTE, type PlayedMatch } from "./played-match.ts";

const minuteOf = ({ minute = 0 }: { minute?: number }): number => minute;

/** Goals that a review has taken back. */
function cancelledIn(past: readonly Incident[]): { minute: number; side: Side }[] {
  return past.flatMap((one, index) => {
    if (one.kind !== "decision" || one.isGoal) return [];
    const goal = past.slice(0, index).findLast(({ kind }) => kind === "goal");
    return goal?.kind === "goal" ? [{ minute: minuteOf(goal.goal), side: goal.goal.side }] : [];
  });
}

/** The minute by a supplier's clock, which stands at the end of each period and where play stops; 0 before. */
function elapsedOf({ periods }: Timeline, instant: number): number {
  const period = periods.findLast(({ startsAt }) => startsAt <= instant);
  return period ? minuteAt(period, Math.min(instant, period.endsAt)).minute : 0;
}

function toPlayed({ progress, instant, ...match }: EngineMatch): PlayedMatch {
  const state = progressStateAt(progress, instant);
  const timeline = timelineOfProgress(progress);
  const past = timeline.incidents.filter(({ at }) => at <= instant);
  const { phase, addedMinute, score, halfTime, fullTime, shootout, winner } = state;
  const elapsed = elapsedOf(timeline, instant);
  return {
    ...match,
    phase,
    elapsed,
    ...(addedMinute !== undefined && { added: addedMinute }),
    score: score ?? [0, 0],
    hasBegun: score !== undefined,
    ...(halfTime && { halfTime }),
    ...(fullTime && { fullTime }),
    ...(shootout && { shootout }),
    ...(winner && { winner }),
    isOver: phaseGroup(phase) === "final",
    goals: state.goals.map(({ side, minute: at = 0, addedMinute: added, isPenalty, isOwnGoal }) => ({
      side,
      minute: at,
      ...(added !== undefined && { added }),
      ...(isPenalty && { isPenalty }),
      ...(isOwnGoal && { isOwnGoal }),
    })),
    cards: past.flatMap((one) =>
      one.kind === "card" ? [{ side: one.side, minute: minuteOf(one), colour: one.colour }] : [],
    ),
    cancelled: cancelledIn(past),
    isChanged: score !== undefined && elapsed >= CHANGE_MINUTE,
  };
}

/** Every match of a seed's evening at an instant, as a supplier tells it. */
export const engineFootballAt = (
  now: number,
  evening: Evening & { seed: string },
  leagues: readonly StubLeague[],
): PlayedMatch[] => engineMatchesAt(now, evening, leagues).map(toPlayed);
