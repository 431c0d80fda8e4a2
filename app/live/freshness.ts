/** Two updates missed, in milliseconds. */
const MISSED = 25_000;

/** Instants in milliseconds by the visitor's own clock. */
export interface Watch {
  /** The instant of what is shown. */
  freshAt: number;
  /** Since when the page has been visible and polling; undefined while nothing can change. */
  watchingSince: number | undefined;
}

export interface Freshness {
  /** Clocks run: what is shown is recent enough to count from. */
  isRunning: boolean;
  /** Whether the page shows since when it was not updated. A page that has just become visible gets time to catch up. */
  isShown: boolean;
}

export function freshnessOf({ freshAt, watchingSince }: Watch, now: number): Freshness {
  if (watchingSince === undefined) return { isRunning: true, isShown: false };
  const isOld = now - freshAt >= MISSED;
  return { isRunning: !isOld, isShown: isOld && now - watchingSince >= MISSED };
}

/** Milliseconds until the result above changes without an update; undefined when it will not. */
export function untilFreshnessChanges(watch: Watch, now: number): number | undefined {
  if (watch.watchingSince === undefined) return undefined;
  const changes = [watch.freshAt + MISSED, watch.watchingSince + MISSED].filter((at) => at > now);
  return changes.length > 0 ? Math.min(...changes) - now : undefined;
}
