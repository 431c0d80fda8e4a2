/** A running basketball clock: `left` seconds when it last started, at `startedAt` (milliseconds since 1970). */
export interface Countdown {
  startedAt: number;
  left: number;
}

/**
 * Seconds left at an instant (milliseconds): clamped between zero and the value at the start, so that no clock runs
 * away.
 */
export const secondsLeft = ({ startedAt, left }: Countdown, now: number): number =>
  Math.max(0, left - Math.max(0, Math.floor((now - startedAt) / 1_000)));

/** Seconds left in scoreboard format: 10:00, 4:05, 0:09. */
export const formatLeft = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${`${Math.floor(seconds % 60)}`.padStart(2, "0")}`;
