/** localStorage key: until when the bar is hidden, in milliseconds since 1970. */
export const BAR_KEY = "appBarUntil";

/** Attribute of <html> while the bar is hidden. */
export const BAR_HIDDEN = "data-no-app-bar";

const THIRTY_DAYS = 30 * 86_400_000;

export const hiddenUntil = (now: number): number => now + THIRTY_DAYS;

/** Whether the stored text hides the bar now; a clock that was set back must not hide it for years. */
export function isBarHidden(stored: string | null, now: number): boolean {
  const until = Number(stored);
  return until > now && until <= hiddenUntil(now);
}
