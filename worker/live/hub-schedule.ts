import { CLOCK_SKEW, HEARTBEAT } from "#contract/time/push-times";
import { LONGEST_WINDOW, windowStart } from "./live-window.ts";

/** Not longer than between two heartbeats, which are sent after polls. */
const LONGEST_PAUSE = HEARTBEAT;
/** Polls begin at full seconds, in milliseconds, so that one may come this much early. */
const GRID = 1_000;

/** Milliseconds until the next poll, after so many failures in a row. */
const pauseAfter = (failures: number, pollEvery: number): number =>
  failures === 0 ? pollEvery : Math.max(pollEvery, Math.min(pollEvery * 2 ** failures, LONGEST_PAUSE));

/**
 * When a hub polls next, in real milliseconds: at a full second, like all others, because the root of the sport asks
 * the upstream once for all that come together. A shorter interval has instants of its own.
 */
export function nextAskAt(failures: number, pollEvery: number, now: number): number {
  const grid = Math.min(pollEvery, GRID);
  return Math.floor((now + pauseAfter(failures, pollEvery)) / grid) * grid;
}

/** Hubs of all continents that poll at the same instant are heard by the root within this time, in milliseconds. */
const TOGETHER = 400;

interface LastCall {
  /** Milliseconds, as `now`. */
  calledAt: number;
  failures: number;
  now: number;
}

/** Whether a root that is asked asks the upstream again: not for hubs that come together, and rarely while it fails. */
export const isDue = ({ calledAt, failures, now }: LastCall): boolean =>
  now < calledAt || now - calledAt >= TOGETHER + (failures && pauseAfter(failures, 1_000) - 1_000);

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
  // A poll that is a little early must not leave the heartbeat to the next, which may be ten seconds away.
  return silentFor > HEARTBEAT - GRID ? "heartbeat" : "nothing";
}
