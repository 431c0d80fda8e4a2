import type { GoalEvent } from "../match.ts";
import type { MatchRow } from "./schema.ts";

export type PeriodName = "first" | "second" | "extraFirst" | "extraSecond";

/** A stretch of play: its first minute and last regular minute, and its instants in milliseconds. */
export interface Period {
  name: PeriodName;
  after: number;
  until: number;
  from: number;
  to: number;
}

export const MINUTE = 60_000;

const HALVES: readonly Pick<Period, "name" | "after" | "until">[] = [
  { name: "first", after: 0, until: 45 },
  { name: "second", after: 45, until: 90 },
  { name: "extraFirst", after: 90, until: 105 },
  { name: "extraSecond", after: 105, until: 120 },
];

/** Minutes of pause before a period. */
const PAUSES: Record<PeriodName, number> = { first: 0, second: 15, extraFirst: 5, extraSecond: 2 };
/** Minutes added where the goals do not tell of more. */
const USUAL_ADDED: Record<PeriodName, number> = { first: 3, second: 5, extraFirst: 1, extraSecond: 2 };
/** Play goes on for a while after a goal in added time. */
const AFTER_LAST_GOAL = 2;

export const SHOOTOUT_PAUSE = 5 * MINUTE;
export const SHOOTOUT_LENGTH = 10 * MINUTE;

const addedMinutes = ({ name, until }: (typeof HALVES)[number], goals: readonly GoalEvent[]): number => {
  const offsets = goals.filter(({ minute }) => minute === until).map(({ addedMinute = 0 }) => addedMinute);
  const last = Math.max(0, ...offsets);
  return last === 0 ? USUAL_ADDED[name] : Math.max(USUAL_ADDED[name], last + AFTER_LAST_GOAL);
};

/** Both halves, and extra time where it was played, laid out from kick-off with pauses and added time. */
export function periodsOf({ kickOff, extraTime, goals }: Pick<MatchRow, "kickOff" | "extraTime" | "goals">): Period[] {
  let clock = kickOff;
  return HALVES.slice(0, extraTime ? 4 : 2).map((half) => {
    const from = clock + PAUSES[half.name] * MINUTE;
    const to = from + (half.until - half.after + addedMinutes(half, goals ?? [])) * MINUTE;
    clock = to;
    return { ...half, from, to };
  });
}
