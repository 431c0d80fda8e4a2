import type { Fetched } from "#worker/context";

/** When an answer was given (milliseconds), and whether it is the last good one because the upstream fails. */
export type AnswerAge = Pick<Fetched<unknown>, "fetchedAt" | "isLastGood">;

/** How old a page is that is made of several answers, at least one: as its oldest, and stale when one is. */
export const oldestOf = (answers: readonly AnswerAge[]): AnswerAge => ({
  fetchedAt: Math.min(...answers.map(({ fetchedAt }) => fetchedAt)),
  isLastGood: answers.some(({ isLastGood }) => isLastGood),
});
