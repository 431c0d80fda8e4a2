import { LEAD_MINUTES } from "#contract/tables/notice-kinds";
import { HOUR, MINUTE, SECOND } from "#contract/time/units";
import type { Interval } from "./happenings-of-match.ts";

/** Milliseconds. Older happenings cause no notices. */
const OLDEST_NEWS = 5 * MINUTE;
/** Milliseconds for which the list of upcoming matches is reused. */
export const AGENDA_LASTS = MINUTE;
/**
 * Milliseconds around now of relevant kick-offs: matches that may be in play, and those whose line-ups are due within
 * an hour.
 */
export const AGENDA_REACH = { back: 6 * HOUR, ahead: 2 * HOUR + MINUTE } as const;

const LONGEST_PAUSE = HOUR;
const LONGEST_BACKOFF = MINUTE;

/** Milliseconds before kick-off at which notices may be due; line-ups coincide with the earliest. */
const INSTANTS_BEFORE = LEAD_MINUTES.map((minutes) => minutes * MINUTE);

/** A followed match's current state. Instants are milliseconds of the site's clock. */
export interface AgendaMatch {
  kickOff: number;
  isOver: boolean;
}

export interface ClockCursor {
  /** Everything up to here has been sent. */
  cursor: number;
  /** Nothing followed can happen before this; items followed since get no notices of the time before. */
  cooldownUntil: number;
}

/** The interval of a pass at `now`. A clock that was set back restarts without notices. */
export function buildInterval({ cursor, cooldownUntil }: ClockCursor, now: number): Interval {
  if (now < cursor) return { since: now, until: now };
  return { since: Math.min(now, Math.max(cursor, cooldownUntil, now - OLDEST_NEWS)), until: now };
}

/** The instant of the site's clock at which the next pass is due: now while a match is being played. */
export function nextInstant(agenda: readonly AgendaMatch[], now: number): number {
  const ahead = agenda.filter(({ isOver }) => !isOver);
  if (ahead.some(({ kickOff }) => kickOff <= now)) return now;
  const instants = ahead.flatMap(({ kickOff }) => INSTANTS_BEFORE.map((before) => kickOff - before));
  return Math.min(now + LONGEST_PAUSE, ...instants.filter((at) => at > now));
}

/** The cursor stored after a pass: nothing can happen before the next one is due. */
export const cursorBehind = (now: number, next: number): ClockCursor => ({
  cursor: now,
  cooldownUntil: next > now ? next - 1 : now,
});

/** Whether a pass is due, or the clock was set back. */
export const isDue = ({ cursor, cooldownUntil }: ClockCursor, now: number): boolean =>
  now > cooldownUntil || now < cursor;

interface Pause {
  /** Milliseconds of the site's clock until the next pass is due. */
  remaining: number;
  /** Consecutive failed passes. */
  failures: number;
  /** Whether the clock may be moved or run faster. */
  isMovable: boolean;
  /** Whether it was woken during the pass. */
  isWoken: boolean;
}

/** Real milliseconds from the start of one pass to that of the next. */
export function pauseBefore({ remaining, failures, isMovable, isWoken }: Pause): number {
  if (failures > 0) return Math.min(SECOND * 2 ** failures, LONGEST_BACKOFF);
  if (isWoken) return 0;
  return isMovable ? SECOND : Math.min(Math.max(remaining, SECOND), LONGEST_PAUSE);
}
