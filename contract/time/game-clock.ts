/** A basketball period's clock while it runs: `left` seconds when it last started, at `startedAt` (milliseconds since 1970). */
export interface Countdown {
  startedAt: number;
  left: number;
}

/** Seconds left at an instant (milliseconds): never more than at the start, never below nil, so that no clock runs away. */
export const secondsLeft = ({ startedAt, left }: Countdown, now: number): number =>
  Math.max(0, left - Math.max(0, Math.floor((now - startedAt) / 1_000)));

/** Seconds as scoreboards write what is left: 10:00, 4:05, 0:09. */
export const formatLeft = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${`${Math.floor(seconds % 60)}`.padStart(2, "0")}`;
