import { utcDate } from "#contract/time/dates";
import { DAY } from "#contract/time/units";
import { offsetMinutes } from "#contract/time/zone";

/** From `from` (milliseconds) on, the zone is at UTC plus `minutes`. */
export interface ZoneOffset {
  from: number;
  minutes: number;
}

/** Offsets in force during a period, the first at its start; at least one. */
export type ZoneOffsets = readonly [ZoneOffset, ...ZoneOffset[]];

const STEP = 7 * DAY;

/**
 * A zone's offsets from `from` to `to` (milliseconds), with changes exact to the minute. They make times plain
 * arithmetic, the same on server and browser, and reveal no more of a visitor's zone than the page shows.
 */
export function offsetsBetween(from: number, to: number, timeZone: string): ZoneOffsets {
  const offsets: [ZoneOffset, ...ZoneOffset[]] = [{ from, minutes: offsetMinutes(from, timeZone) }];
  for (let start = from; start < to; start += STEP) {
    const end = Math.min(start + STEP, to);
    const minutes = offsetMinutes(end, timeZone);
    if (minutes !== offsetMinutes(start, timeZone))
      offsets.push({ from: changeBetween(start, end, timeZone), minutes });
  }
  return offsets;
}

function changeBetween(start: number, end: number, timeZone: string): number {
  const before = offsetMinutes(start, timeZone);
  let low = start;
  let high = end;
  while (high - low > 60_000) {
    const middle = low + Math.floor((high - low) / 2);
    if (offsetMinutes(middle, timeZone) === before) low = middle;
    else high = middle;
  }
  return Math.floor(high / 60_000) * 60_000;
}

const minutesAt = (instant: number, offsets: ZoneOffsets): number =>
  (offsets.findLast(({ from }) => from <= instant) ?? offsets[0]).minutes;

const two = (number: number): string => (number < 10 ? `0${number}` : `${number}`);

/** The local time of an instant (milliseconds), HH:mm on a 24-hour clock. */
export function formatClock(instant: number, offsets: ZoneOffsets): string {
  const minute = (((Math.floor(instant / 60_000) + minutesAt(instant, offsets)) % 1440) + 1440) % 1440;
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

/** The local calendar date of an instant, YYYY-MM-DD. */
export const localDate = (instant: number, offsets: ZoneOffsets): string =>
  utcDate(instant + minutesAt(instant, offsets) * 60_000);

/** UTC+7, UTC-3, UTC+5:30; UTC for none. */
export function formatOffset(minutes: number): string {
  const size = Math.abs(minutes);
  const rest = size % 60;
  if (size === 0) return "UTC";
  return `UTC${minutes < 0 ? "-" : "+"}${Math.floor(size / 60)}${rest ? `:${two(rest)}` : ""}`;
}

/** The formatted offsets of a period; two if the clocks change within it. */
export const formatOffsets = (offsets: ZoneOffsets): string =>
  [...new Set(offsets.map(({ minutes }) => formatOffset(minutes)))].join(" / ");

/** An instant in machine-readable form, to the minute: 2026-11-21T12:15Z. */
export function isoMinute(instant: number): string {
  const day = Math.floor(instant / DAY);
  const minutes = Math.floor((instant - day * DAY) / 60_000);
  return `${isoDay(day)}T${two(Math.floor(minutes / 60))}:${two(minutes % 60)}Z`;
}

// Formatting a date is slow, and most rows share a day.
let lastDay = Number.NaN;
let lastDate = "";

/** The date of a day, numbered from 1970. */
function isoDay(day: number): string {
  if (day !== lastDay) {
    lastDate = utcDate(day * DAY);
    lastDay = day;
  }
  return lastDate;
}
