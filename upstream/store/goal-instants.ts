import type { Goal, Pair, Side } from "#contract/domain/match";
import { MINUTE } from "../match/match-clock.ts";
import { minus } from "../match/score.ts";
import { createRandom } from "../platform/random.ts";
import type { Period, PeriodName } from "./periods.ts";
import type { MatchRow } from "./schema.ts";

/** A goal with its instant. `event` is absent if the source gives no minutes: such goals only change the score. */
export interface TimedGoal {
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
export function goalInstants(row: MatchRow, periods: readonly Period[]): TimedGoal[] {
  const goals = row.goals ? recordedGoals(row.goals, periods) : spreadGoals(row, periods);
  return goals.sort((a, b) => a.at - b.at);
}
