const HOUR = 3_600_000;
/** Milliseconds. Pieces published longer ago cause no notices, so later corrections notify nobody. */
export const RING_FOR = HOUR;
/** Seconds: a queue's longest delay. Later releases are checked again. */
export const LONGEST_WAIT = 43_200;
/** Seconds, if the clock may be moved. */
const WAIT_BESIDE_CLOCK = 10;

interface Published {
  status: "draft" | "published" | "withdrawn";
  /** Milliseconds; null in drafts without a date. */
  publishedAt: number | null;
}

interface ReleaseClock {
  /** Milliseconds of the site's clock. */
  now: number;
  isMovable: boolean;
}

/** Seconds until a release is notified: 0 is now. Undefined if it is not notified at all. */
export function secondsUntilRelease(
  { status, publishedAt }: Published,
  { now, isMovable }: ReleaseClock,
): number | undefined {
  if (status !== "published" || publishedAt === null || publishedAt < now - RING_FOR) return undefined;
  const seconds = Math.max(0, Math.ceil((publishedAt - now) / 1_000));
  return Math.min(seconds, isMovable ? WAIT_BESIDE_CLOCK : LONGEST_WAIT);
}
