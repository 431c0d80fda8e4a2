import { LONGEST_PAUSE, pauseAfter } from "~/runtime/try-again";

/** The history of a page's push connections. Instants in milliseconds. */
interface PushRecord {
  /** Connections in a row that failed or soon broke. */
  breaks: number;
  notBefore: number;
}

export const NO_PUSH_YET: PushRecord = { breaks: 0, notBefore: 0 };

/** Codes of RFC 6455 and its registry with which the edge closes a connection. */
const GOING_AWAY = 1001;
const POLICY_VIOLATION = 1008;
const SERVICE_RESTART = 1012;

/** Least pause. Meanwhile the page polls, so nothing is urgent. */
const LEAST_PAUSE = 5_000;
/**
 * A deploy restarts all hubs, each of which loses its connections at once: reconnects are spread over 90 s, 220 a
 * second to a hub of 20,000 (worker/live/intake.ts).
 */
const SPREAD = 85_000;
/** A connection that lived this long counts as a success. */
const STEADY = 60_000;

/** Whether to connect: only if the last message offered it. */
export const mayPush = (record: PushRecord, isOffered: boolean, savesData: boolean, now: number): boolean =>
  isOffered && !savesData && now >= record.notBefore;

/** How a connection ended. `lived` in milliseconds since it was opened, `random` from 0 to 1. */
interface PushEnd {
  /** Undefined if the page gave it up. */
  code: number | undefined;
  /** The edge has sent a message. */
  hasReceived: boolean;
  lived: number;
  now: number;
  random: number;
}

/** The record after the connection was lost. */
export function afterClose(record: PushRecord, { code, hasReceived, lived, now, random }: PushEnd): PushRecord {
  // A restart says nothing about connections, however short this one was.
  const isRestart = code === GOING_AWAY || code === SERVICE_RESTART;
  const breaks = hasReceived && lived >= STEADY ? 0 : record.breaks + (isRestart ? 0 : 1);
  // The edge refuses what this page does, and it will do the same again.
  const pause = code === POLICY_VIOLATION ? LONGEST_PAUSE : Math.max(LEAST_PAUSE, pauseAfter(breaks, random));
  return { breaks, notBefore: now + Math.min(LONGEST_PAUSE, pause + random * SPREAD) };
}
