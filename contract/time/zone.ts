import { utcDate } from "./dates.ts";
import { DAY } from "./units.ts";

/** Canonical names already seen, at most as many as there are zones: asking Intl takes longer than a cache hit. */
const canonicalNames = new Set<string>();

/**
 * The canonical spelling of an IANA time zone known to this runtime; otherwise undefined. Intl accepts any case, and
 * formatters are cached by name: a caller's own spelling must not get further than this.
 */
export function canonicalTimeZone(zone: string): string | undefined {
  if (canonicalNames.has(zone)) return zone;
  if (zone.length > 64 || !/^[A-Za-z][A-Za-z0-9_+\-/]*$/.test(zone)) return undefined;
  try {
    const { timeZone } = new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions();
    canonicalNames.add(timeZone);
    return timeZone;
  } catch {
    return undefined;
  }
}

/** As many as there are zones, since callers pass canonical names. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat("en-GB", {
      timeZone,
      calendar: "gregory",
      numberingSystem: "latn",
      hourCycle: "h23",
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
      second: "2-digit",
    });
    formats.set(timeZone, format);
  }
  return format;
}

/** Wall-clock fields of an instant (milliseconds) in a zone. */
export function wallClock(instant: number, timeZone: string): { date: string; time: string; asUtc: number } {
  const part: Record<string, string> = {};
  for (const { type, value } of formatFor(timeZone).formatToParts(instant)) part[type] = value;
  const date = `${part.year}-${part.month}-${part.day}`;
  const time = `${part.hour}:${part.minute}`;
  return { date, time, asUtc: Date.parse(`${date}T${time}:${part.second}Z`) };
}

/** By zone and UTC day, at its midnight: Intl takes ten microseconds, and most days no clock changes. */
const offsets = new Map<string, number>();
const MOST_OFFSETS = 5_000;

/** As Intl has it; clocks change at a full minute. */
function readOffset(minute: number, timeZone: string): number {
  const instant = minute * 60_000;
  return Math.round((wallClock(instant, timeZone).asUtc - instant) / 60_000);
}

function offsetAtMidnight(day: number, timeZone: string): number {
  const key = `${timeZone} ${day}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  if (offsets.size >= MOST_OFFSETS) offsets.clear();
  const offset = readOffset((day * DAY) / 60_000, timeZone);
  offsets.set(key, offset);
  return offset;
}

/** Minutes east of UTC at an instant. No zone has changed its clocks and back within a day. */
export function offsetMinutes(instant: number, timeZone: string): number {
  const day = Math.floor(instant / DAY);
  const offset = offsetAtMidnight(day, timeZone);
  return offset === offsetAtMidnight(day + 1, timeZone) ? offset : readOffset(Math.floor(instant / 60_000), timeZone);
}

/** The wall clock at an instant, read as if it were UTC: milliseconds. */
const shownAt = (instant: number, timeZone: string): number => instant + offsetMinutes(instant, timeZone) * 60_000;

/**
 * The instant at which a zone's clocks show `date` (YYYY-MM-DD) and `time` (HH:mm). A time skipped in spring is read
 * with the offset before the change; one repeated in autumn is its first occurrence.
 */
export function instantOf(date: string, time: string, timeZone: string): number {
  const asUtc = Date.parse(`${date}T${time}:00Z`);
  const before = asUtc - offsetMinutes(asUtc - DAY, timeZone) * 60_000;
  const after = asUtc - offsetMinutes(asUtc + DAY, timeZone) * 60_000;
  for (const candidate of [before, after]) if (shownAt(candidate, timeZone) === asUtc) return candidate;
  return before;
}

/** The local calendar date (YYYY-MM-DD) of an instant. */
export const dateIn = (instant: number, timeZone: string): string => utcDate(shownAt(instant, timeZone));

/** A calendar date a number of days later (or earlier). */
export const addDays = (date: string, days: number): string => utcDate(Date.parse(`${date}T00:00:00Z`) + days * DAY);

/** Days from a calendar date to a later one; negative to an earlier one. */
export const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY);

/** Whether a text is a real date of any year, YYYY-MM-DD. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const instant = Date.parse(`${text}T00:00:00Z`);
  return Number.isFinite(instant) && utcDate(instant) === text;
}

/** The days of matches: the first FA Cup began in 1871, national teams first met in 1872. */
export const FIRST_DAY = "1870-01-01";
export const LAST_DAY = "2099-12-31";

/** Whether a text is a real date in the range of matches. */
export const isDate = (text: string): boolean => isCalendarDate(text) && text >= FIRST_DAY && text <= LAST_DAY;

/** A local calendar day as instants: `from` inclusive, `to` exclusive. Days of 23 and 25 hours included. */
export interface DayWindow {
  from: number;
  to: number;
}

export const dayWindow = (date: string, timeZone: string): DayWindow => ({
  from: instantOf(date, "00:00", timeZone),
  to: instantOf(addDays(date, 1), "00:00", timeZone),
});
