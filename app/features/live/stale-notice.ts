import { MISSED } from "./freshness.ts";

/** Whether an update of this age, in milliseconds, brings a stale page up to date. */
export const isUpToDate = (age: number): boolean => age < MISSED;

export interface StaleNotice {
  /** An update arrived that is `age` milliseconds old. */
  updated(age: number): void;
}

/**
 * Hides the notice that the page was rendered from stale data (features/errors/StaleNotice.tsx) once the page has
 * caught up. It lies over the page, so nothing moves.
 */
export function createStaleNotice(page: Document): StaleNotice {
  return {
    updated(age) {
      if (!isUpToDate(age)) return;
      for (const notice of page.querySelectorAll<HTMLElement>("main [data-stale]")) notice.hidden = true;
    },
  };
}
