import type { Show } from "~/features/match-list/show";
import { localDate, type ZoneOffsets } from "~/i18n/zone-offsets";

/**
 * Within this time after midnight, in milliseconds, the pages of a zone change to the new day, each at its own instant.
 */
export const MIDNIGHT_SPREAD = 10_000;

/**
 * Whether a page that shows today has to switch to another day. Matches in play are in the new day's list too. Instants
 * in milliseconds; `seenFirst` is when the page was fetched, `delay` this page's part of the spread.
 */
export const isDayOver = (
  seenFirst: number,
  { now, delay, offsets }: { now: number; delay: number; offsets: ZoneOffsets },
): boolean => localDate(now - delay, offsets) > localDate(seenFirst, offsets);

/** Whether a list's address means today: it names no day, or asks for what is live. */
export function isOfToday(search: string): boolean {
  const query = new URLSearchParams(search);
  return !query.has("date") || query.get("show") === ("live" satisfies Show);
}
