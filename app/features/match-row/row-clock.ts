import { type Countdown, secondsLeft } from "#contract/time/game-clock";
import { isPlayStart, type PlayClock, untilNextMinute } from "#contract/time/play-clock";
import { MINUTE, SECOND } from "#contract/time/units";

/** Advances the status of a row: football's minutes count up, basketball's seconds down. */
export type RowClock = PlayClock | Countdown;

export const isCountdown = (clock: RowClock): clock is Countdown => "left" in clock;

/**
 * A clock as stored in a row: `{minute}:{seconds after the kick-off's minute}`, or `-{seconds left}:…` for a countdown.
 * A timestamp would be longer, 500 times.
 */
export function writeClock(clock: RowClock, kickOff: number): string {
  const from = isCountdown(clock) ? -clock.left : clock.from;
  return `${from}:${(clock.startedAt - Math.floor(kickOff / MINUTE) * MINUTE) / SECOND}`;
}

/** Parses a row's clock, relative to the kick-off in its `datetime` (to the minute); undefined if malformed. */
export function readClock(text: string, dateTime: string): RowClock | undefined {
  const [from, seconds] = text.split(":").map(Number);
  const startedAt = Math.round(Date.parse(dateTime) + (seconds ?? Number.NaN) * SECOND);
  if (!Number.isFinite(startedAt)) return undefined;
  if (from !== undefined && from < 0) return { left: -from, startedAt };
  return isPlayStart(from) ? { from, startedAt } : undefined;
}

/**
 * Milliseconds until the row's text changes; undefined if it never will. All countdowns change together, on the full
 * second: a phone with twenty games wakes up once a second, and no clock is a second off.
 */
export function untilNextTick(clock: RowClock, now: number): number | undefined {
  if (!isCountdown(clock)) return untilNextMinute(clock, now);
  return secondsLeft(clock, now) > 0 ? SECOND - (now % SECOND) : undefined;
}
