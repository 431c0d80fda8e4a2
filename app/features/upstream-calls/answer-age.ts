import type { Fetched } from "#worker/pages/context";

/** When an answer was fetched (milliseconds), and whether it is the last good one because the upstream fails. */
export type AnswerAge = Pick<Fetched<unknown>, "fetchedAt" | "isLastGood">;

/** The age of a page made from one or more answers: that of the oldest; stale if any is. */
export const oldestOf = (answers: readonly AnswerAge[]): AnswerAge => ({
  fetchedAt: Math.min(...answers.map(({ fetchedAt }) => fetchedAt)),
  isLastGood: answers.some(({ isLastGood }) => isLastGood),
});
