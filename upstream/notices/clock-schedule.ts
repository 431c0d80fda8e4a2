import { LEAD_MINUTES } from "#contract/tables/notice-kinds";
import type { Interval } from "./happenings-of-match.ts";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Milliseconds. What is older is news no more. */
export const OLDEST_NEWS = 5 * MINUTE;
/** Milliseconds for which the matches ahead are not looked up again. */
export const AGENDA_LASTS = MINUTE;
/** Milliseconds around now of the kick-offs that matter: matches that may go on, and those whose line-ups come within an hour. */
export const AGENDA_REACH = { back: 6 * HOUR, ahead: 2 * HOUR + MINUTE } as const;

const LONGEST_PAUSE = HOUR;
const LONGEST_BACKOFF = MINUTE;

/** Minutes before kick-off at which something may be told; line-ups come with the earliest. */
const INSTANTS_BEFORE = LEAD_MINUTES.map((minutes) => minutes * MINUTE);

/** A followed match as it stands. Instants are milliseconds of the site's clock. */
export interface AgendaMatch {
  kickOff: number;
  isOver: boolean;
}

export interface ClockCursor {
  /** Up to here everything has been sent. */
  cursor: number;
  /** Until then nothing could happen in what was followed; what is followed since is not told of the time before. */
  restsUntil: number;
}

/** What a pass at `now` looks at. A clock that was moved back begins anew, without notices. */
export function intervalOf({ cursor, restsUntil }: ClockCursor, now: number): Interval {
  if (now < cursor) return { since: now, until: now };
  return { since: Math.min(now, Math.max(cursor, restsUntil, now - OLDEST_NEWS)), until: now };
}

/** The instant of the site's clock at which the next pass is due: now while a match is being played. */
export function nextInstant(agenda: readonly AgendaMatch[], now: number): number {
  const ahead = agenda.filter(({ isOver }) => !isOver);
  if (ahead.some(({ kickOff }) => kickOff <= now)) return now;
  const instants = ahead.flatMap(({ kickOff }) => INSTANTS_BEFORE.map((before) => kickOff - before));
  return Math.min(now + LONGEST_PAUSE, ...instants.filter((at) => at > now));
}

/** What is stored behind a pass: nothing can happen before the instant at which the next is due. */
export const cursorBehind = (now: number, next: number): ClockCursor => ({
  cursor: now,
  restsUntil: next > now ? next - 1 : now,
});

/** Whether a pass is due, or the clock was moved back. */
export const isDue = ({ cursor, restsUntil }: ClockCursor, now: number): boolean => now > restsUntil || now < cursor;

interface Pause {
  /** Milliseconds of the site's clock until the next pass is due. */
  remaining: number;
  /** How many passes in a row have failed. */
  failures: number;
  /** The clock may be moved at any time, or run faster. */
  isMovable: boolean;
  /** It was woken while it looked. */
  isWoken: boolean;
}

/** Real milliseconds from the beginning of one look to that of the next. */
export function pauseBefore({ remaining, failures, isMovable, isWoken }: Pause): number {
  if (failures > 0) return Math.min(SECOND * 2 ** failures, LONGEST_BACKOFF);
  if (isWoken) return 0;
  return isMovable ? SECOND : Math.min(Math.max(remaining, SECOND), LONGEST_PAUSE);
}
