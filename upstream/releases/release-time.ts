const HOUR = 3_600_000;
/** Milliseconds. What has been out for longer is news no more: a piece that is corrected later rings nobody. */
export const RING_FOR = HOUR;
/** Seconds: the longest that a queue holds a message. What is out later is looked at again. */
export const LONGEST_WAIT = 43_200;
/** Seconds, where the clock may be moved. */
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

/** Seconds until what was published is told of: 0 is now. Undefined where it is not told of at all. */
export function secondsUntilRelease(
  { status, publishedAt }: Published,
  { now, isMovable }: ReleaseClock,
): number | undefined {
  if (status !== "published" || publishedAt === null || publishedAt < now - RING_FOR) return undefined;
  const seconds = Math.max(0, Math.ceil((publishedAt - now) / 1_000));
  return Math.min(seconds, isMovable ? WAIT_BESIDE_CLOCK : LONGEST_WAIT);
}
