/** Two updates missed: what the page shows is out of date, in milliseconds. */
export const MISSED = 25_000;

/** Instants in milliseconds on the visitor's own clock. */
export interface Watch {
  /** The instant that the page shows. */
  freshAt: number;
  /** Since when the page has been visible and polling; undefined while nothing can change. */
  watchingSince: number | undefined;
}

export interface Freshness {
  /** Clocks run: the data shown is recent enough to extrapolate from. */
  isRunning: boolean;
  /** Whether the page says since when it was not updated. A page that has just become visible gets time to catch up. */
  isShown: boolean;
}

export function freshnessOf({ freshAt, watchingSince }: Watch, now: number): Freshness {
  if (watchingSince === undefined) return { isRunning: true, isShown: false };
  const isOld = now - freshAt >= MISSED;
  return { isRunning: !isOld, isShown: isOld && now - watchingSince >= MISSED };
}

/** Milliseconds until the result above changes without an update; undefined if it never does. */
export function untilFreshnessChanges(watch: Watch, now: number): number | undefined {
  if (watch.watchingSince === undefined) return undefined;
  const changes = [watch.freshAt + MISSED, watch.watchingSince + MISSED].filter((at) => at > now);
  return changes.length > 0 ? Math.min(...changes) - now : undefined;
}
