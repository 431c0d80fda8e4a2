/** How a page's connections for pushes have fared. Instants in milliseconds. */
export interface PushRecord {
  /** Connections in a row that closed without a word. */
  failures: number;
  /** Connections in a row that spoke and soon broke. */
  breaks: number;
  notBefore: number;
}

export const NO_PUSH_YET: PushRecord = { failures: 0, breaks: 0, notBefore: 0 };

/** Each failure is an error in the browser's console: after these there is no further try in the page's life. */
const MOST_FAILURES = 2;
const FIRST_PAUSE = 5_000;
/** A hub that begins anew loses everyone in the same instant: they come back one after the other. */
const SPREAD = 25_000;
const LONGEST_PAUSE = 300_000;
/** A connection that lived this long did its work. */
const STEADY = 60_000;

/** A socket that says nothing for so long is taken for dead, in milliseconds; the edge speaks every ten seconds. */
export const SILENCE = 25_000;

/** Whether to try: only where the last message offered it, so that a try has every prospect. */
export const mayPush = (record: PushRecord, isOffered: boolean, savesData: boolean, now: number): boolean =>
  isOffered && !savesData && record.failures < MOST_FAILURES && now >= record.notBefore;

/** How a connection ended. `lived` in milliseconds since it was asked for, `random` from 0 to 1. */
export interface PushEnd {
  /** It was made: the edge spoke, or said why it did not. */
  hasSpoken: boolean;
  lived: number;
  now: number;
  random: number;
}

/** After a connection closed, not by the page's own will. */
export function afterClose(record: PushRecord, { hasSpoken, lived, now, random }: PushEnd): PushRecord {
  const failures = hasSpoken ? 0 : record.failures + 1;
  const breaks = hasSpoken && lived >= STEADY ? 0 : record.breaks + 1;
  const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** Math.max(0, breaks - 1));
  return { failures, breaks, notBefore: now + pause + random * SPREAD };
}
