import { addDays } from "#contract/time/zone";
import { YEAR_GRID } from "~/ui/dates/calendar-values";
import { addMonths, monthOf, type Reach } from "~/ui/dates/dates";
import { dayOfWeek, type FirstDay } from "./weeks.ts";

/** What the grid's cells are: days of a month, months of a year, or twelve years. */
export type View = "days" | "months" | "years";

/** Columns of the grids of months and years. */
export const COLUMNS = 3;

/** The first of the twelve years shown with a date's year. */
export const firstOfYears = (date: string): number => {
  const year = Number(date.slice(0, 4));
  return year - (year % YEAR_GRID);
};

const yearOf = (date: string): string => date.slice(0, 4);

/** The cell and the page that contain a date, as strings that sort like dates. */
const CELLS: Record<View, (date: string) => string> = { days: (date) => date, months: monthOf, years: yearOf };
const PAGES: Record<View, (date: string) => string> = {
  days: monthOf,
  months: yearOf,
  years: (date) => String(firstOfYears(date)),
};

const overlaps = (part: (date: string) => string, date: string, { min, max }: Reach): boolean =>
  part(min) <= part(date) && part(date) <= part(max);

/** Whether a date's cell contains a selectable day. */
export const isCellInReach = (view: View, date: string, reach: Reach): boolean => overlaps(CELLS[view], date, reach);

/** Whether a date's page contains one. */
export const isPageInReach = (view: View, date: string, reach: Reach): boolean => overlaps(PAGES[view], date, reach);

/** Months per page. */
const PAGE_MONTHS: Record<View, number> = { days: 1, months: 12, years: 12 * YEAR_GRID };

/** The date one page later (1) or earlier (-1). */
export const turned = (view: View, date: string, by: 1 | -1): string => addMonths(date, by * PAGE_MONTHS[view]);

/** The relevant part of a key event. */
export type Press = Pick<KeyboardEvent, "key" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey">;

export interface Move {
  to: string;
  /** By page rather than by cell. */
  isPage: boolean;
}

/** Layout of a view's cells: per row, per line for Home and End, and what one step adds. */
interface Cells {
  row: number;
  line: number;
  /** Cells since the start of the line. */
  place(date: string, firstDay: FirstDay): number;
  add(date: string, cells: number): string;
}

const STANDING: Record<View, Cells> = {
  days: { row: 7, line: 7, place: dayOfWeek, add: addDays },
  months: { row: COLUMNS, line: 12, place: (date) => Number(date.slice(5, 7)) - 1, add: addMonths },
  years: {
    row: COLUMNS,
    line: YEAR_GRID,
    place: (date) => Number(yearOf(date)) - firstOfYears(date),
    add: (date, years) => addMonths(date, 12 * years),
  },
};

/** Number of cells that a key moves by; undefined for other keys. */
function cellsByKey(key: string, row: number, line: number, place: number): number | undefined {
  switch (key) {
    case "ArrowLeft":
      return -1;
    case "ArrowRight":
      return 1;
    case "ArrowUp":
      return -row;
    case "ArrowDown":
      return row;
    case "Home":
      return -place;
    case "End":
      return line - 1 - place;
  }
}

/**
 * Where a key moves from a date: arrows by 1 and 7 days, Home and End to the ends of the week, PageUp and PageDown by a
 * month, with Alt by a year (specification, section 4, and the ARIA practices). Undefined for other keys, and with
 * Ctrl, Meta or Shift, which are left to the browser (on a Mac, Meta and an arrow go back).
 */
export function moveByKey(press: Press, view: View, date: string, firstDay: FirstDay): Move | undefined {
  const { key, altKey } = press;
  if (press.ctrlKey || press.metaKey || press.shiftKey) return undefined;
  if (key === "PageUp" || key === "PageDown") {
    const by = key === "PageUp" ? -1 : 1;
    const page = altKey && view === "days" ? "months" : view;
    return { to: turned(page, date, by), isPage: true };
  }
  const { row, line, place, add } = STANDING[view];
  const cells = altKey ? undefined : cellsByKey(key, row, line, place(date, firstDay));
  return cells === undefined ? undefined : { to: add(date, cells), isPage: false };
}
