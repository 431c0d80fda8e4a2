import type { Pair, Side } from "#contract/domain/match";
import type { GoalEvent } from "../match.ts";
import { MINUTE, type Period, type PeriodName } from "./periods.ts";
import type { MatchRow } from "./schema.ts";

/** A goal on the clock of the day. `event` is absent where the source gives no minutes: such goals only move the score. */
export interface TimedGoal {
  at: number;
  side: Side;
  event?: GoalEvent;
}

const none: Pair = [0, 0];
const minus = (a: Pair, b: Pair): Pair => [a[0] - b[0], a[1] - b[1]];

/** Numbers in [0, 1) that depend on nothing but the text: FNV-1a for the start, a xorshift for the rest. */
function numbersOf(text: string): () => number {
  let state = 2_166_136_261;
  for (const letter of text) state = Math.imul(state ^ letter.charCodeAt(0), 16_777_619);
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

/** The period in which a goal of that minute fell: 45+2 is the first half, 46 the second. */
const periodOfMinute = (minute: number, periods: readonly Period[]): Period =>
  periods.find(({ until }) => minute <= until) ?? periods.at(-1)!;

function recordedGoals(goals: readonly GoalEvent[], periods: readonly Period[]): TimedGoal[] {
  return goals.map((event) => {
    const { after, from } = periodOfMinute(event.minute, periods);
    // A minute of play is named by its end (the first is minute 1); the goal falls in its middle.
    return { at: from + (event.minute + (event.addedMinute ?? 0) - after - 0.5) * MINUTE, side: event.side, event };
  });
}

/** How many goals each period saw, as far as the scores tell; both halves together where half-time is unknown. */
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
  const next = numbersOf(row.id);
  return goalsByPeriod(row).flatMap(({ names, goals }) => {
    const stretch = periods.filter(({ name }) => names.includes(name));
    const goalAt = (side: Side): TimedGoal => {
      const period = stretch[Math.floor(next() * stretch.length)]!;
      return { side, at: Math.floor(period.from + (0.02 + 0.96 * next()) * (period.to - period.from)) };
    };
    return (["home", "away"] as const).flatMap((side, index) =>
      Array.from({ length: goals[index]! }, () => goalAt(side)),
    );
  });
}

/**
 * When the goals of a match fell, in order. Minutes that the source gives decide; else the goals are spread over the
 * halves in a way that fits every score that is known and is the same at every asking.
 */
export function goalInstants(row: MatchRow, periods: readonly Period[]): TimedGoal[] {
  const goals = row.goals ? recordedGoals(row.goals, periods) : spreadGoals(row, periods);
  return goals.sort((a, b) => a.at - b.at);
}
