import { DAY, HOUR, MINUTE, SECOND } from "#contract/time/units";

/** Instants of the site's clock, in milliseconds: a contest's last check, and when something is due next. */
export interface Looked {
  at: number;
  /** Infinity if nothing is left. */
  next: number;
}

/** Whether a contest must be checked; also once a day, and after the clock was set back. */
export const isLookDue = (looked: Looked | undefined, now: number): boolean =>
  !looked || now < looked.at || now >= looked.next || now - looked.at >= DAY;

interface Pause {
  /** When something is due next, by the site's clock; in the past if work is left over. */
  next: number;
  now: number;
  /** Consecutive failed checks. */
  failures: number;
  /** Whether the clock may be moved or run faster. */
  isMovable: boolean;
}

/**
 * Real milliseconds until the next check: between a minute and an hour. Checks are more frequent with a movable clock.
 */
export function pauseBeforeLook({ next, now, failures, isMovable }: Pause): number {
  if (failures > 0) return Math.min(MINUTE * 2 ** (failures - 1), HOUR);
  if (isMovable) return 5 * SECOND;
  return Math.min(Math.max(next - now, MINUTE), HOUR);
}
