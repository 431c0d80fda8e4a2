/** Two updates missed, in milliseconds. */
const MISSED = 25_000;

/** Instants in milliseconds by the visitor's own clock. */
export interface Watch {
  /** When what is shown was true. */
  freshAt: number;
  /** Since when the page has been seen and asking; undefined while it rests because nothing can change. */
  watchingSince: number | undefined;
}

export interface Freshness {
  /** Minutes go on by themselves: what is shown is still worth counting from. */
  isRunning: boolean;
  /** Whether the page says since when it was not updated. A page that has just come back gets the time to catch up. */
  isTold: boolean;
}

export function freshnessOf({ freshAt, watchingSince }: Watch, now: number): Freshness {
  if (watchingSince === undefined) return { isRunning: true, isTold: false };
  const isOld = now - freshAt >= MISSED;
  return { isRunning: !isOld, isTold: isOld && now - watchingSince >= MISSED };
}

/** Milliseconds until the answer above changes if nothing is heard; undefined when it will not. */
export function untilFreshnessChanges(watch: Watch, now: number): number | undefined {
  if (watch.watchingSince === undefined) return undefined;
  const changes = [watch.freshAt + MISSED, watch.watchingSince + MISSED].filter((at) => at > now);
  return changes.length > 0 ? Math.min(...changes) - now : undefined;
}
