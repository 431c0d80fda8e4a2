/** Older than this, in milliseconds, what the edge tells is itself a last good copy. */
const GOOD = 25_000;

/** Whether an answer of this age, in milliseconds, makes an old page one of now. */
export const isUpToDate = (age: number): boolean => age < GOOD;

export interface StaleNotice {
  /** Everything until `age` milliseconds ago is shown. */
  heard(age: number): void;
}

/**
 * The notice that the page was made of an old copy (faces/StaleNotice.tsx) goes when the page has caught up. Its room
 * stays: rows do not move under a finger.
 */
export function createStaleNotice(page: Document): StaleNotice {
  const notice = page.querySelector<HTMLElement>("main .stale");
  return {
    heard(age) {
      if (notice && isUpToDate(age)) notice.style.visibility = "hidden";
    },
  };
}
