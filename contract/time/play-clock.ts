/**
 * A running period clock: enough to compute the minute at any instant without another request. `startedAt` in
 * milliseconds since 1970; `from` is the period's first minute: 1, 46, and in extra time 91 and 106.
 */
export interface PlayClock {
  startedAt: number;
  from: 1 | 46 | 91 | 106;
}

interface PlayMinute {
  /** From 1. */
  minute: number;
  /** From 1, added to the period's last minute: 45+2 is 45 and 2. */
  addedMinute?: number;
}

/** The last minute before added time, by the period's first minute. */
const LAST: Readonly<Record<PlayClock["from"], number>> = { 1: 45, 46: 90, 91: 105, 106: 120 };

/** No period has had more added time; a clock that is never stopped stands here instead of running away. */
export const MOST_ADDED = 30;

export const isPlayStart = (minute: number | null | undefined): minute is PlayClock["from"] =>
  minute === 1 || minute === 46 || minute === 91 || minute === 106;

/** The current minute of play: 1 in the first sixty seconds, 45+1 right after 45 minutes. */
export function playMinute({ startedAt, from }: PlayClock, now: number): PlayMinute {
  const minute = from + Math.max(0, Math.floor((now - startedAt) / 60_000));
  const last = LAST[from];
  return minute <= last ? { minute } : { minute: last, addedMinute: Math.min(minute - last, MOST_ADDED) };
}

/** Milliseconds until the shown minute changes; at least one. */
export const untilNextMinute = ({ startedAt }: PlayClock, now: number): number =>
  now < startedAt ? startedAt + 60_000 - now : 60_000 - ((now - startedAt) % 60_000);
