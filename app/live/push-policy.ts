/** The history of a page's push connections. Instants in milliseconds. */
export interface PushRecord {
  /** Connections in a row that closed without a message. */
  failures: number;
  /** Connections in a row that had messages and soon broke. */
  breaks: number;
  notBefore: number;
}

export const NO_PUSH_YET: PushRecord = { failures: 0, breaks: 0, notBefore: 0 };

/** Each failure logs an error in the browser's console: after these the page does not try again. */
const MOST_FAILURES = 2;
const FIRST_PAUSE = 5_000;
/** A hub that restarts loses all connections at once: they come back spread over this time. */
const SPREAD = 25_000;
const LONGEST_PAUSE = 300_000;
/** A connection that lived this long counts as a success. */
const STEADY = 60_000;

/** A socket that is silent for so long is taken for dead, in milliseconds; the edge sends a message every ten seconds. */
export const SILENCE = 25_000;

/** Whether to connect: only where the last message offered it. */
export const mayPush = (record: PushRecord, isOffered: boolean, savesData: boolean, now: number): boolean =>
  isOffered && !savesData && record.failures < MOST_FAILURES && now >= record.notBefore;

/** How a connection ended. `lived` in milliseconds since it was opened, `random` from 0 to 1. */
export interface PushEnd {
  /** The edge sent a message, or a close code that says why not. */
  hasReceived: boolean;
  lived: number;
  now: number;
  random: number;
}

/** The record after a connection closed that the page did not close itself. */
export function afterClose(record: PushRecord, { hasReceived, lived, now, random }: PushEnd): PushRecord {
  const failures = hasReceived ? 0 : record.failures + 1;
  const breaks = hasReceived && lived >= STEADY ? 0 : record.breaks + 1;
  const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** Math.max(0, breaks - 1));
  return { failures, breaks, notBefore: now + pause + random * SPREAD };
}
