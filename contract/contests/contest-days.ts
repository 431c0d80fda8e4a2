import { addDays, type DayWindow, dateIn, instantOf } from "../time/zone.ts";

/** The time zone of the game's hours; its prizes are in baht. */
export const CONTEST_ZONE = "Asia/Bangkok";
/** Picks of a day are accepted between these hours, or until a match begins (specification of articles, section 9). */
export const OPENS_AT = "10:00";
export const CLOSES_AT = "21:00";

/** Maximum number of matches of a day that can be picked. */
export const MATCHES_OF_DAY = { prediction: 5, score: 3 } as const;

/** Milliseconds after the scheduled kick-off from which a result is final. */
export const RESULT_STANDS_AFTER = 48 * 3_600_000;

/** The game's day (YYYY-MM-DD) of an instant; all picks of a tournament belong to the day of its deadline. */
export const contestDay = (instant: number): string => dateIn(instant, CONTEST_ZONE);

/** When picks of a day are accepted, in milliseconds: `from` inclusive, `to` exclusive. */
export const openHours = (day: string): DayWindow => ({
  from: instantOf(day, OPENS_AT, CONTEST_ZONE),
  to: instantOf(day, CLOSES_AT, CONTEST_ZONE),
});

/**
 * The kick-offs of a game day: from its opening until the next one's, so that a match of the European evening, after
 * midnight in Bangkok, belongs to the day on which it can be picked.
 */
export const kickOffsOfDay = (day: string): DayWindow => ({
  from: openHours(day).from,
  to: openHours(addDays(day, 1)).from,
});

/** When a match's picks lock: at its scheduled kick-off or the end of the day's hours. */
export const lockOf = (day: string, kickOff: number): number => Math.min(kickOff, openHours(day).to);

interface DayMatch {
  day: string;
  /** Milliseconds. */
  lockedAt: number;
}

/** The day to open a contest with: the next with a match that is not locked yet, otherwise the last. */
export function openingDay(matches: readonly DayMatch[], now: number): string | undefined {
  const days = (of: readonly DayMatch[]): string[] => of.map(({ day }) => day).sort();
  return days(matches.filter(({ lockedAt }) => lockedAt > now))[0] ?? days(matches).at(-1);
}
