/** The history of a page's stream. */
export interface StreamRecord {
  /** Connections in a row that failed to open. */
  failures: number;
  /** Connections in a row that opened and soon broke. */
  breaks: number;
  /** Whether any has opened in this page. */
  hasOpened: boolean;
}

export const NO_STREAM_YET: StreamRecord = { failures: 0, breaks: 0, hasOpened: false };

/** Milliseconds between heartbeats; a connection that has not answered the last one is considered dead. */
export const HEARTBEAT = 30_000;
/** Milliseconds for which a hidden tab stays connected. */
export const HIDDEN_FOR = 60_000;

/** If none has ever opened, give up after this many: each failure logs an error in the console. */
const MOST_FAILURES = 3;
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 60_000;
/** A connection that lived this long, in milliseconds, counts as a success. */
const STEADY = 60_000;

export interface StreamEnd {
  hasOpened: boolean;
  /** Milliseconds. */
  lived: number;
}

/** The record after a connection was closed by anything but the page. */
export function afterEnd(record: StreamRecord, { hasOpened, lived }: StreamEnd): StreamRecord {
  if (!hasOpened) return { ...record, failures: record.failures + 1 };
  return { hasOpened: true, failures: 0, breaks: lived >= STEADY ? 0 : record.breaks + 1 };
}

/** Milliseconds until the next attempt, with jitter (`random` from 0 to 1); undefined if the page gives up. */
export function pauseAfter({ failures, breaks, hasOpened }: StreamRecord, random: number): number | undefined {
  if (!hasOpened && failures >= MOST_FAILURES) return undefined;
  const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** Math.min(10, failures + breaks));
  return pause / 2 + (pause / 2) * random;
}
