import { LONGEST_PAUSE, pauseAfter } from "~/runtime/try-again";

/** The history of a page's push connections. Instants in milliseconds. */
export interface PushRecord {
  /** Connections in a row that closed without a message. */
  failures: number;
  /** Connections in a row that had messages and soon broke. */
  breaks: number;
  notBefore: number;
}

export const NO_PUSH_YET: PushRecord = { failures: 0, breaks: 0, notBefore: 0 };

/** Least pause. Meanwhile the page polls, so nothing is urgent. */
const LEAST_PAUSE = 5_000;
/** A restarting hub loses all connections at once: reconnects are spread over this time. */
const SPREAD = 25_000;
/** A connection that lived this long counts as a success. */
const STEADY = 60_000;

/**
 * A socket that is silent for this long, in milliseconds, is considered dead; the edge sends a message every ten
 * seconds.
 */
export const SILENCE = 25_000;

/** Whether to connect: only if the last message offered it. */
export const mayPush = (record: PushRecord, isOffered: boolean, savesData: boolean, now: number): boolean =>
  isOffered && !savesData && now >= record.notBefore;

/** How a connection ended. `lived` in milliseconds since it was opened, `random` from 0 to 1. */
export interface PushEnd {
  /** The edge sent a message, or a close code with the reason. */
  hasReceived: boolean;
  lived: number;
  now: number;
  random: number;
}

/** The record after the connection was closed by anything but the page. */
export function afterClose(record: PushRecord, { hasReceived, lived, now, random }: PushEnd): PushRecord {
  const failures = hasReceived ? 0 : record.failures + 1;
  const breaks = hasReceived && lived >= STEADY ? 0 : record.breaks + 1;
  const pause = Math.max(LEAST_PAUSE, pauseAfter(Math.max(failures, breaks), random));
  return { failures, breaks, notBefore: now + Math.min(LONGEST_PAUSE, pause + random * SPREAD) };
}
