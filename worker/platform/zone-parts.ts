import { LruCache } from "#contract/memory/lru-cache";
import { type DayWindow, dayWindow, isDate, offsetMinutes } from "#contract/time/zone";

/** Computing a zone's day costs more than the rest of a cache hit. */
const windows = new LruCache<DayWindow>(2_000);
const offsets = new LruCache<number>(2_000);
/** Zones change their offset only on a quarter of an hour. */
const QUARTER = 900_000;

/** The day in its zone, memoised. */
export function windowOf(date: string, timeZone: string): DayWindow {
  const key = `${date} ${timeZone}`;
  const known = windows.get(key);
  if (known) return known;
  const window = dayWindow(date, timeZone);
  windows.put(key, window);
  return window;
}

function offsetAt(instant: number, timeZone: string): number {
  const quarter = Math.floor(instant / QUARTER);
  const key = `${quarter} ${timeZone}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  const offset = offsetMinutes(quarter * QUARTER, timeZone);
  offsets.put(key, offset);
  return offset;
}

/**
 * Reduces the zone to what the answer depends on, so that zones that agree share an entry: `date` and `timeZone` become
 * the instants at which that day begins and ends; `timeZone` alone becomes its offset at `now` (milliseconds).
 */
export function withReducedZone(
  parameters: readonly [name: string, value: string][],
  now: number,
): readonly [name: string, value: string][] {
  const timeZone = parameters.find(([name]) => name === "timeZone")?.[1];
  if (timeZone === undefined) return parameters;
  const date = parameters.find(([name]) => name === "date")?.[1];
  const others = parameters.filter(([name]) => name !== "timeZone" && name !== "date");
  if (date === undefined || !isDate(date)) {
    const dated: [string, string][] = date === undefined ? [] : [["date", date]];
    return [["offset", String(offsetAt(now, timeZone))], ...dated, ...others];
  }
  const { from, to } = windowOf(date, timeZone);
  return [["day", `${from / 60_000}-${to / 60_000}`], ...others];
}
