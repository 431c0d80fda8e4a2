import { localDate, type ZoneOffsets } from "~/i18n/zone-offsets";

/**
 * Whether a page that shows today has to show another day. While a visible match is still played it does not: many begin
 * before midnight. Instants in milliseconds; `seenFirst` is when the page was fetched.
 */
export const isDayOver = (seenFirst: number, now: number, offsets: ZoneOffsets, isWatched: boolean): boolean =>
  !isWatched && localDate(now, offsets) > localDate(seenFirst, offsets);

/** Whether an address names no day and so is that of today. */
export const isOfToday = (search: string): boolean => !new URLSearchParams(search).has("date");
