import { MINUTE } from "#contract/time/units";
import type { Fetched } from "#worker/pages/context";

/** When an answer was fetched (milliseconds), and whether it is the last good one because the upstream fails. */
export type AnswerAge = Pick<Fetched<unknown>, "fetchedAt" | "isLastGood">;

/** The age of a page made from one or more answers: that of the oldest; stale if any is. */
export const oldestOf = (answers: readonly AnswerAge[]): AnswerAge => ({
  fetchedAt: Math.min(...answers.map(({ fetchedAt }) => fetchedAt)),
  isLastGood: answers.some(({ isLastGood }) => isLastGood),
});

export interface Age {
  unit: "minutesAgo" | "hoursAgo" | "daysAgo";
  count: number;
}

/** How long ago an instant was (both in milliseconds), in whole units; at least one minute. */
export function ageOf(instant: number, now: number): Age {
  const minutes = Math.max(1, Math.floor((now - instant) / MINUTE));
  if (minutes < 60) return { unit: "minutesAgo", count: minutes };
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? { unit: "hoursAgo", count: hours } : { unit: "daysAgo", count: Math.floor(hours / 24) };
}
