import { localDate, type ZoneOffsets } from "~/i18n/zone-offsets";

/**
 * Whether a page that shows today has to switch to another day. Not while a visible match is still played: many start
 * before midnight. Instants in milliseconds; `seenFirst` is when the page was fetched.
 */
export const isDayOver = (seenFirst: number, now: number, offsets: ZoneOffsets, isWatched: boolean): boolean =>
  !isWatched && localDate(now, offsets) > localDate(seenFirst, offsets);

/** Whether an address names no day and therefore means today. */
export const isOfToday = (search: string): boolean => !new URLSearchParams(search).has("date");
