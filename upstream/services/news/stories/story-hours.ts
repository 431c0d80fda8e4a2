import { HOUR, MINUTE, SECOND } from "#contract/time/units";

/** The number of an instant's hour. */
export const hourOf = (instant: number): number => Math.floor(instant / HOUR);

interface Pause {
  /** By the site's clock, in milliseconds. */
  now: number;
  /** Stories of this hour that are still to be written. */
  left: number;
  /** Consecutive failures. */
  failures: number;
  /** Whether the clock may be moved or run faster. */
  isMovable: boolean;
}

/** Real milliseconds until stories are written again: at once if some are left, otherwise at the next full hour. */
export function pauseOfClock({ now, left, failures, isMovable }: Pause): number {
  if (failures > 0) return Math.min(MINUTE * 2 ** (failures - 1), HOUR);
  if (left > 0) return SECOND;
  return isMovable ? 5 * SECOND : HOUR - (now % HOUR);
}
