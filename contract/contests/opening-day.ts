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
