import type { ZoneOffsets } from "~/i18n/zone-offsets";
import { formatClock, localDate } from "~/i18n/zone-offsets";
import type saving from "../../../locales/en/saving.json";

/** Id of the note that the page shown is a cached one. */
export const NOTE_ID = "offline-note";

interface NoteFacts {
  /** Another page is shown instead of the requested one. */
  isOther: boolean;
  /** The browser reports itself online. */
  isOnline: boolean;
}

/** Key of the sentence: `offline.note`, `offline.slow` or `offline.instead`. */
export function noteKey({ isOther, isOnline }: NoteFacts): keyof (typeof saving)["offline"] {
  if (isOther) return "instead";
  return isOnline ? "slow" : "note";
}

/** When a page was cached, in the page's time format, with the date unless that is today. Instants in milliseconds. */
export function sinceText(since: number, now: number, offsets: ZoneOffsets, tag: string): string {
  const clock = formatClock(since, offsets);
  const day = localDate(since, offsets);
  if (day === localDate(now, offsets)) return clock;
  const dayFormat = new Intl.DateTimeFormat(tag, {
    calendar: "gregory",
    numberingSystem: "latn",
    timeZone: "UTC",
    day: "numeric",
    month: "short",
  });
  return `${clock} (${dayFormat.format(Date.parse(day))})`;
}
