import type { PlayClock } from "#contract/time/play-clock";
import { HOUR, MINUTE } from "#contract/time/units";

/** Milliseconds after kick-off by which every match is over, with a delay, extra time and the longest shoot-out. */
export const LONGEST_MATCH = 6 * HOUR;

/** A stretch of play with a running clock. `endsAt` includes added time; all instants are milliseconds. */
export interface PlayPeriod {
  phase: "FIRST_HALF" | "SECOND_HALF" | "EXTRA_TIME";
  firstMinute: PlayClock["from"];
  /** 45, 90, 105, 120: the last one before added time. */
  lastMinute: number;
  startsAt: number;
  endsAt: number;
}

export interface MatchMinute {
  minute: number;
  /** From 1, after the period's last minute. */
  addedMinute?: number;
}

/**
 * The minute being played at an instant: 1 in the first sixty seconds, 45+1 right after 45 minutes. Between two periods
 * the clock shows where the earlier one ended.
 */
export function minuteAt({ firstMinute, lastMinute, startsAt, endsAt }: PlayPeriod, instant: number): MatchMinute {
  // At the whistle the clock shows the minute that was played, even if it was a full one.
  const elapsed = Math.max(0, Math.min(instant, endsAt - 1) - startsAt);
  const minute = firstMinute + Math.floor(elapsed / MINUTE);
  return minute <= lastMinute ? { minute } : { minute: lastMinute, addedMinute: minute - lastMinute };
}

/** The running clock of a period, which gives the same minutes as `minuteAt`; undefined once it stops. */
export const clockAt = ({ firstMinute, startsAt, endsAt }: PlayPeriod, instant: number): PlayClock | undefined =>
  startsAt <= instant && instant < endsAt ? { startedAt: startsAt, from: firstMinute } : undefined;

/** How often the shown minute has changed within a period up to an instant, not counting its first minute. */
export const ticksUntil = ({ startsAt, endsAt }: PlayPeriod, instant: number): number =>
  Math.max(0, Math.floor((Math.min(instant, endsAt - 1) - startsAt) / MINUTE));
