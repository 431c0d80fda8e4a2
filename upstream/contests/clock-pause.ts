const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Instants of the site's clock, in milliseconds: of the last look, and of what is due next. */
export interface Looked {
  at: number;
  next: number;
}

interface Pause {
  looked: Looked | undefined;
  now: number;
  /** How many looks in a row have failed. */
  failures: number;
  /** The clock may be moved at any time, or run faster. */
  isMovable: boolean;
}

/** Real milliseconds until the next look: a minute at least, and at most an hour. A movable clock is read more often. */
export function pauseBeforeLook({ looked, now, failures, isMovable }: Pause): number {
  if (failures > 0) return Math.min(MINUTE * 2 ** (failures - 1), HOUR);
  if (isMovable) return 5 * SECOND;
  return Math.min(Math.max((looked?.next ?? now) - now, MINUTE), HOUR);
}
