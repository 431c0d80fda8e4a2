import { CLOCK_SKEW } from "./decide-delta.ts";
import { LONGEST_WINDOW, windowStart } from "./live-window.ts";

/** A page that hears nothing for 25 s takes the feed for dead, so that two of these may be lost. */
const HEARTBEAT = 10_000;
const LONGEST_PAUSE = 10_000;

/** Milliseconds until the upstream is asked again, after so many failures in a row. */
export const nextAsk = (failures: number, pollEvery: number): number =>
  failures === 0 ? pollEvery : Math.max(pollEvery, Math.min(pollEvery * 2 ** failures, LONGEST_PAUSE));

/**
 * What the upstream may learn late, in milliseconds: a change that carries an earlier instant than the last answer is
 * found as long as it is not older. Polls find it for the whole window, which they ask for each time.
 */
export const LATE_NEWS = 60_000;

/**
 * From when the upstream is asked (milliseconds): from a little before the end of the window, which goes on then, or from
 * where a new window begins, because there is none, the last answer lies too far back or the clock was moved.
 */
export function decideAsk(window: { until: number } | undefined, now: number): { since: number; goesOn: boolean } {
  const age = window && now - window.until;
  if (window && age !== undefined && age >= -CLOCK_SKEW && age <= LONGEST_WINDOW) {
    return { since: window.until - LATE_NEWS, goesOn: true };
  }
  return { since: windowStart(now), goesOn: false };
}

interface Broadcast {
  /** The cursor up to which all listeners have been sent changes, in milliseconds. */
  cursor: number;
  window: { since: number; until: number; hasAfter(instant: number): boolean };
  /** Real milliseconds since the last message to all of them. */
  silentFor: number;
}

/** What to send to all listeners when the upstream has answered. A heartbeat is a message without changes. */
export function decideBroadcast({
  cursor,
  window,
  silentFor,
}: Broadcast): "reload" | "changes" | "heartbeat" | "nothing" {
  if (cursor < window.since || cursor > window.until + CLOCK_SKEW) return "reload";
  if (window.hasAfter(cursor)) return "changes";
  return silentFor >= HEARTBEAT ? "heartbeat" : "nothing";
}
