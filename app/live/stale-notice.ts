/** Data of the edge older than this, in milliseconds, is stale. */
const GOOD = 25_000;

/** Whether an update of this age, in milliseconds, brings a stale page up to date. */
export const isUpToDate = (age: number): boolean => age < GOOD;

export interface StaleNotice {
  /** An update arrived that is `age` milliseconds old. */
  updated(age: number): void;
}

/**
 * Hides the notice that the page was rendered from stale data (features/errors/StaleNotice.tsx) once the page has
 * caught up. Its space stays reserved, so that rows do not move under a finger.
 */
export function createStaleNotice(page: Document): StaleNotice {
  const notice = page.querySelector<HTMLElement>("main [data-stale]");
  return {
    updated(age) {
      if (notice && isUpToDate(age)) notice.style.visibility = "hidden";
    },
  };
}
