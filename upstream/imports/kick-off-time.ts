import { instantOf, isDate } from "#contract/time/zone";

export interface KickOff {
  /** Milliseconds. */
  kickOff: number;
  isTimeConfirmed: boolean;
}

/** Suffixes of times in files, in minutes east of UTC. */
const NAMED_OFFSETS: Record<string, number> = {
  UTC: 0,
  GMT: 0,
  WET: 0,
  WEST: 60,
  BST: 60,
  CET: 60,
  CEST: 120,
  EET: 120,
  EEST: 180,
};

const NOON = "12:00";
const MINUTE = 60_000;

/** Minutes east of UTC for "UTC-6", "UTC+5:30", "UTC±0" or "CEST". */
function offsetOf(zone: string): number | undefined {
  const named = NAMED_OFFSETS[zone.toUpperCase()];
  if (named !== undefined) return named;
  const found = /^(?:UTC|GMT)([+\-−±])(\d{1,2})(?::?([0-5]\d))?$/i.exec(zone);
  if (!found) return undefined;
  const minutes = Number(found[2]) * 60 + Number(found[3] ?? 0);
  if (minutes > 14 * 60) return undefined;
  return found[1] === "-" || found[1] === "−" ? -minutes : minutes;
}

/**
 * The instant of kick-off. A time may have its own offset ("18:00 UTC+3"); otherwise it is read in `timeZone`. A day
 * without a time counts as its noon. Returns a reason if day or time is invalid.
 */
export function kickOffOf(date: unknown, time: unknown, timeZone: string): KickOff | { reason: string } {
  if (typeof date !== "string" || !isDate(date)) return { reason: `impossible date ${JSON.stringify(date)}` };
  if (time === undefined || time === null || time === "") {
    return { kickOff: instantOf(date, NOON, timeZone), isTimeConfirmed: false };
  }
  const found = typeof time === "string" ? /^([01]?\d|2[0-3])[:.]([0-5]\d)(?:\s+(\S+))?$/.exec(time.trim()) : null;
  if (!found) return { reason: `impossible time ${JSON.stringify(time)}` };
  const clock = `${found[1]!.padStart(2, "0")}:${found[2]}`;
  if (found[3] === undefined) return { kickOff: instantOf(date, clock, timeZone), isTimeConfirmed: true };
  const offset = offsetOf(found[3]);
  if (offset === undefined) return { reason: `unknown zone in time ${JSON.stringify(time)}` };
  return { kickOff: Date.parse(`${date}T${clock}:00Z`) - offset * MINUTE, isTimeConfirmed: true };
}
