const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Instants of the site's clock, in milliseconds: of the last look at a contest, and of what is due next in it. */
export interface Looked {
  at: number;
  /** Infinite where nothing is left. */
  next: number;
}

/** Whether a contest is to be looked at: also once a day, and where the clock has been put back since. */
export const isLookDue = (looked: Looked | undefined, now: number): boolean =>
  !looked || now < looked.at || now >= looked.next || now - looked.at >= DAY;

interface Pause {
  /** When something is due next, by the site's clock; in the past where something is left. */
  next: number;
  now: number;
  /** How many looks in a row have failed. */
  failures: number;
  /** The clock may be moved at any time, or run faster. */
  isMovable: boolean;
}

/** Real milliseconds until the next look: a minute at least, and at most an hour. A movable clock is read more often. */
export function pauseBeforeLook({ next, now, failures, isMovable }: Pause): number {
  if (failures > 0) return Math.min(MINUTE * 2 ** (failures - 1), HOUR);
  if (isMovable) return 5 * SECOND;
  return Math.min(Math.max(next - now, MINUTE), HOUR);
}
