import { localDate, type ZoneOffsets } from "~/i18n/zone-offsets";

/**
 * Whether a page that shows today has to show another day. While somebody watches a match that is still played it stays:
 * many begin before midnight. Instants in milliseconds, `seenFirst` as the page first knew the time.
 */
export const isDayOver = (seenFirst: number, now: number, offsets: ZoneOffsets, isWatched: boolean): boolean =>
  !isWatched && localDate(now, offsets) > localDate(seenFirst, offsets);

/** Whether an address names no day, and so is that of today. */
export const isOfToday = (search: string): boolean => !new URLSearchParams(search).has("date");
