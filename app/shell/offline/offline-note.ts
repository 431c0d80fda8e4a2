import type { ZoneOffsets } from "~/i18n/zone-offsets";
import { formatClock, localDate } from "~/i18n/zone-offsets";
import type saving from "../../../locales/en/saving.json";

/** Id of the element that says that a page is a cached one. */
export const NOTE_ID = "offline-note";

export interface NoteFacts {
  /** The page stands in the place of another. */
  isOther: boolean;
  /** The browser thinks that there is a network. */
  isOnline: boolean;
}

/** Which sentence says it: `offline.note`, `offline.slow` or `offline.instead`. */
export function noteKey({ isOther, isOnline }: NoteFacts): keyof (typeof saving)["offline"] {
  if (isOther) return "instead";
  return isOnline ? "slow" : "note";
}

/** When a page was cached, as the page writes times; with its day when that is not today. Instants in milliseconds. */
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
