import { MINUTE } from "#contract/time/units";

/** What a stub plays: everything follows from the instant. */
export interface Evening {
  /** Milliseconds. */
  startedAt: number;
  /** Minutes of a match a minute. */
  speed: number;
  /** Matches of our own engine are played, always the same of a seed; without one a few fixed ones. */
  seed?: string;
}

/**
 * Minutes of a match's clock, breaks included, since a kick-off some minutes after the evening's start; below 0 before.
 */
export const minutesPassed = (begins: number, now: number, { startedAt, speed }: Evening): number =>
  ((now - startedAt) / MINUTE - begins) * speed;
