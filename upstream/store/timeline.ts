import type { Goal, Pair, Side } from "#contract/domain/match";
import type { Phase } from "#contract/domain/status";
import { MINUTE } from "#contract/time/units";
import { minus } from "../match/score.ts";
import { createRandom } from "../platform/random.ts";
import { buildPeriods, type Period, type PeriodName, SHOOTOUT_LENGTH, SHOOTOUT_PAUSE } from "./periods.ts";
import type { MatchRow } from "./schema.ts";

/** A goal with its instant. `event` is absent if the source gives no minutes: such goals only change the score. */
interface TimedGoal {
  at: number;
  side: Side;
  event?: Goal;
}

const none: Pair = [0, 0];

/** The period of a goal's minute: 45+2 is the first half, 46 the second. */
const periodOfMinute = (minute: number, periods: readonly Period[]): Period =>
  periods.find(({ lastMinute }) => minute <= lastMinute) ?? periods.at(-1)!;

function recordedGoals(goals: readonly Goal[], periods: readonly Period[]): TimedGoal[] {
  return goals.map((event) => {
    const { firstMinute, startsAt } = periodOfMinute(event.minute, periods);
    // A minute of play is named by its end (the first is minute 1); the goal is placed in its middle.
    const elapsed = event.minute + (event.addedMinute ?? 0) - firstMinute + 0.5;
    return { at: startsAt + elapsed * MINUTE, side: event.side, event };
  });
}

/** Number of goals in each period, as far as the scores show; both halves together if half-time is unknown. */
function goalsByPeriod({ halfTime, fullTime, extraTime }: MatchRow): { names: PeriodName[]; goals: Pair }[] {
  const ninety = fullTime ?? extraTime ?? none;
  const extra = extraTime ? minus(extraTime, ninety) : none;
  const halves: { names: PeriodName[]; goals: Pair }[] = halfTime
    ? [
        { names: ["first"], goals: halfTime },
        { names: ["second"], goals: minus(ninety, halfTime) },
      ]
    : [{ names: ["first", "second"], goals: ninety }];
  return [...halves, { names: ["extraFirst", "extraSecond"], goals: extra }];
}

function spreadGoals(row: MatchRow, periods: readonly Period[]): TimedGoal[] {
  const random = createRandom(`goals ${row.id}`);
  return goalsByPeriod(row).flatMap(({ names, goals }) => {
    const stretch = periods.filter(({ name }) => names.includes(name));
    const goalAt = (side: Side): TimedGoal => {
      const { startsAt, endsAt } = stretch[random.integer(0, stretch.length - 1)]!;
      return { side, at: Math.floor(startsAt + (0.02 + 0.96 * random.next()) * (endsAt - startsAt)) };
    };
    return (["home", "away"] as const).flatMap((side, index) =>
      Array.from({ length: goals[index]! }, () => goalAt(side)),
    );
  });
}

/**
 * The instants of a match's goals, in order. The source's minutes decide; otherwise the goals are spread over the
 * halves in a deterministic way that fits every known score.
 */
function goalInstants(row: MatchRow, periods: readonly Period[]): TimedGoal[] {
  const goals = row.goals ? recordedGoals(row.goals, periods) : spreadGoals(row, periods);
  return goals.sort((a, b) => a.at - b.at);
}

/** From `at` on the match is in this phase; `period` if the clock runs, or shows where it stopped. */
interface PhaseStep {
  at: number;
  phase: Phase;
  period?: Period;
}

export interface Timeline {
  phases: PhaseStep[];
  goals: TimedGoal[];
  /** Instant of the final whistle, or of the last kick of the shoot-out. */
  end: number;
}

/** Phases of the breaks. At half-time of extra time, and before a shoot-out, the clock shows where play stopped. */
const PAUSES: Partial<Record<Period["name"], Phase>> = { first: "HALF_TIME", second: "ET_BREAK" };

/** Whether there was a shoot-out, with or without a known score. */
const hasShootout = ({ shootout, shootoutWinner }: MatchRow): boolean => Boolean(shootout ?? shootoutWinner);

const finalPhase = (row: MatchRow): Phase =>
  hasShootout(row) ? "AFTER_PENS" : row.extraTime ? "AFTER_ET" : "FULL_TIME";

/** The whole course of a finished match. */
export function toTimeline(row: MatchRow): Timeline {
  const periods = buildPeriods(row);
  const isToKicks = hasShootout(row);
  const phases: PhaseStep[] = [];
  for (const [index, period] of periods.entries()) {
    phases.push({ at: period.startsAt, phase: period.phase, period });
    const isLast = index === periods.length - 1;
    const pause = isLast ? undefined : PAUSES[period.name];
    if (pause) phases.push({ at: period.endsAt, phase: pause });
    else if (!isLast || isToKicks) phases.push({ at: period.endsAt, phase: period.phase, period });
  }
  const whistle = periods.at(-1)!.endsAt;
  const kicksFrom = whistle + SHOOTOUT_PAUSE;
  const end = isToKicks ? kicksFrom + SHOOTOUT_LENGTH : whistle;
  if (isToKicks) phases.push({ at: kicksFrom, phase: "SHOOTOUT" });
  phases.push({ at: end, phase: finalPhase(row) });
  return { phases, goals: goalInstants(row, periods), end };
}
