import { pauseAfter } from "../../runtime/try-again.ts";

/** The history of a page's stream. */
interface StreamRecord {
  /** Connections in a row that failed to open. */
  failures: number;
  /** Connections in a row that opened and soon broke. */
  breaks: number;
}

export const NO_STREAM_YET: StreamRecord = { failures: 0, breaks: 0 };

/** Milliseconds between heartbeats; a connection that has not answered the last one is considered dead. */
export const HEARTBEAT = 30_000;
/** Milliseconds for which a hidden tab stays connected. */
export const HIDDEN_FOR = 60_000;

/** From this many failures in a row on there is no stream, and the page reads the list at each further one. */
const NO_STREAM_AFTER = 3;
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
  return { failures: 0, breaks: lived >= STEADY ? 0 : record.breaks + 1 };
}

/** Milliseconds until the next attempt, with jitter (`random` from 0 to 1). */
export const pauseOf = ({ failures, breaks }: StreamRecord, random: number): number =>
  pauseAfter(failures + breaks, random);

/** Whether the page must do without a stream for the time being. */
export const isWithoutStream = ({ failures }: StreamRecord): boolean => failures >= NO_STREAM_AFTER;
