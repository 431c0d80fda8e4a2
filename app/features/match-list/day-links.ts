import { addDays, isDate } from "#contract/time/zone";

/** How a day is called from today; other days by their weekday. */
export type NearDay = "yesterday" | "today" | "tomorrow";

export interface DayLink {
  date: string;
  /** The list's own address for today, so that it stays today when it is shared or kept. */
  search: "" | `?date=${string}`;
  isShown: boolean;
  near?: NearDay;
}

export interface DayLinks {
  previous?: DayLink;
  next?: DayLink;
  /** Days around the one shown, in order. */
  strip: DayLink[];
}

/** The days that a list leads to. All are calendar dates (YYYY-MM-DD) of the visitor. */
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
