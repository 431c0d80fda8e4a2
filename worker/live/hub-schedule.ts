import { CLOCK_SKEW } from "./decide-delta.ts";
import { LONGEST_WINDOW, windowStart } from "./live-window.ts";

/** A page that receives nothing for 25 s presumes the feed dead, so two heartbeats may be lost. */
const HEARTBEAT = 10_000;
const LONGEST_PAUSE = 10_000;

/** Milliseconds until the next poll, after so many failures in a row. */
export const nextAsk = (failures: number, pollEvery: number): number =>
  failures === 0 ? pollEvery : Math.max(pollEvery, Math.min(pollEvery * 2 ** failures, LONGEST_PAUSE));

/**
 * How late the upstream may learn of a change, in milliseconds: changes dated before the last answer are still found if
 * they are no older. Polls cover the whole window each time.
 */
const LATE_NEWS = 60_000;

/**
 * Start of the next request (milliseconds): a little before the end of the window, which continues; or the start of a
 * new window, because there is none, the last answer is too old or the clock was moved.
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

/** What to send to all listeners after an upstream answer. A heartbeat is a message without changes. */
export function decideBroadcast({
  cursor,
  window,
  silentFor,
}: Broadcast): "reload" | "changes" | "heartbeat" | "nothing" {
  if (cursor < window.since || cursor > window.until + CLOCK_SKEW) return "reload";
  if (window.hasAfter(cursor)) return "changes";
  return silentFor >= HEARTBEAT ? "heartbeat" : "nothing";
}
