import { isPlayStart, type PlayClock } from "#contract/time/play-clock";

const MINUTE = 60_000;

/** A clock as a row carries it: `{minute}:{seconds after the kick-off's minute}`; an instant would be longer, 500 times. */
export const writeClock = ({ from, startedAt }: PlayClock, kickOff: number): string =>
  `${from}:${(startedAt - Math.floor(kickOff / MINUTE) * MINUTE) / 1000}`;

/** The clock that a row carries, from the kick-off in its `datetime`, which is to the minute; undefined for a text that is none. */
export function readClock(text: string, dateTime: string): PlayClock | undefined {
  const [from, seconds] = text.split(":").map(Number);
  const startedAt = Math.round(Date.parse(dateTime) + (seconds ?? Number.NaN) * 1000);
  return isPlayStart(from) && Number.isFinite(startedAt) ? { from, startedAt } : undefined;
}
