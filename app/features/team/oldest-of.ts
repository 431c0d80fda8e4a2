import type { Fetched } from "#worker/context";

type Age = Pick<Fetched<unknown>, "fetchedAt" | "isLastGood">;

/** How old a page is that is made of several answers: as its oldest, and stale when one is. */
export const oldestOf = (answers: readonly [Age, ...Age[]]): Age => ({
  fetchedAt: Math.min(...answers.map(({ fetchedAt }) => fetchedAt)),
  isLastGood: answers.some(({ isLastGood }) => isLastGood),
});
