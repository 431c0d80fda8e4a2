import type { Goal } from "#contract/domain/match";
import { MINUTE } from "#contract/time/units";
import type { PlayPeriod } from "../match/match-clock.ts";
import type { MatchRow } from "./schema.ts";

export type PeriodName = "first" | "second" | "extraFirst" | "extraSecond";

export interface Period extends PlayPeriod {
  name: PeriodName;
}

const HALVES: readonly Omit<Period, "startsAt" | "endsAt">[] = [
  { name: "first", phase: "FIRST_HALF", firstMinute: 1, lastMinute: 45 },
  { name: "second", phase: "SECOND_HALF", firstMinute: 46, lastMinute: 90 },
  { name: "extraFirst", phase: "EXTRA_TIME", firstMinute: 91, lastMinute: 105 },
  { name: "extraSecond", phase: "EXTRA_TIME", firstMinute: 106, lastMinute: 120 },
];

/** Minutes of break before a period. */
const PAUSES: Record<PeriodName, number> = { first: 0, second: 15, extraFirst: 5, extraSecond: 2 };
/** Added minutes unless the goals show more. */
const USUAL_ADDED: Record<PeriodName, number> = { first: 3, second: 5, extraFirst: 1, extraSecond: 2 };
/** Play continues for a while after a goal in added time. */
const AFTER_LAST_GOAL = 2;

export const SHOOTOUT_PAUSE = 5 * MINUTE;
export const SHOOTOUT_LENGTH = 10 * MINUTE;

const addedMinutes = ({ name, lastMinute }: (typeof HALVES)[number], goals: readonly Goal[]): number => {
  const offsets = goals.filter(({ minute }) => minute === lastMinute).map(({ addedMinute = 0 }) => addedMinute);
  const last = Math.max(0, ...offsets);
  return last === 0 ? USUAL_ADDED[name] : Math.max(USUAL_ADDED[name], last + AFTER_LAST_GOAL);
};

/** Both halves, and extra time if played, laid out from kick-off with breaks and added time. */
export function buildPeriods({
  kickOff,
  extraTime,
  goals,
}: Pick<MatchRow, "kickOff" | "extraTime" | "goals">): Period[] {
  let clock = kickOff;
  return HALVES.slice(0, extraTime ? 4 : 2).map((half) => {
    const startsAt = clock + PAUSES[half.name] * MINUTE;
    const minutes = half.lastMinute - half.firstMinute + 1 + addedMinutes(half, goals ?? []);
    const endsAt = startsAt + minutes * MINUTE;
    clock = endsAt;
    return { ...half, startsAt, endsAt };
  });
}
