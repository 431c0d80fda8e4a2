import { addDays, isDate } from "#contract/time/zone";

/** Names of days around today; other days use their weekday. */
export type NearDay = "yesterday" | "today" | "tomorrow";

export interface DayLink {
  date: string;
  /** Empty for today, so that the address still means today when shared or bookmarked. */
  search: "" | `?date=${string}`;
  isShown: boolean;
  near?: NearDay;
}

interface DayLinks {
  previous?: DayLink;
  next?: DayLink;
  /** The days around the one shown, in order. */
  strip: DayLink[];
}

/** The days that a list links to, all as calendar dates (YYYY-MM-DD) in the visitor's zone. */
export function dayLinks(shown: string, today: string): DayLinks {
  const link = (days: number): DayLink | undefined => {
    const date = addDays(shown, days);
    if (!isDate(date)) return undefined;
    const near = nearDay(date, today);
    return { date, search: near === "today" ? "" : `?date=${date}`, isShown: days === 0, ...(near && { near }) };
  };
  return {
    previous: link(-1),
    next: link(1),
    strip: [-3, -2, -1, 0, 1, 2, 3].map(link).filter((one) => one !== undefined),
  };
}

export function nearDay(date: string, today: string): NearDay | undefined {
  if (date === today) return "today";
  if (date === addDays(today, -1)) return "yesterday";
  return date === addDays(today, 1) ? "tomorrow" : undefined;
}
