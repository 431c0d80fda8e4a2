import type { LocaleCode } from "#contract/tables/locales";
import { MONTH_NAMES, NARROW_WEEKDAYS, WEEKDAY_NAMES } from "./date-names.ts";

// A browser may differ from the server in spelling, calendar (Thai years), digits and clock. Only loaders format dates,
// so none of this reaches the browser.

interface DateParts {
  year: string;
  month: string;
  day: string;
  weekday: string;
  monthName: string;
}

interface DateStyle {
  /** 21 Nov 2026. */
  date(parts: DateParts): string;
  /** Sat 21 Nov: without the year, for rows. */
  row(parts: DateParts): string;
  /** Sat 21 Nov 2026. */
  full(parts: DateParts): string;
}

const numeric = ({ day, month, year }: DateParts) => `${day}/${month}/${year}`;
const cjk = ({ day, month }: DateParts) => `${Number(month)}月${Number(day)}日`;

const named: DateStyle = {
  date: ({ day, monthName, year }) => `${day} ${monthName} ${year}`,
  row: ({ weekday, day, monthName }) => `${weekday} ${day} ${monthName}`,
  full: ({ weekday, day, monthName, year }) => `${weekday} ${day} ${monthName} ${year}`,
};

const slashed: DateStyle = {
  date: numeric,
  row: ({ weekday, day, month }) => `${weekday}, ${day}/${month}`,
  full: (parts) => `${parts.weekday}, ${numeric(parts)}`,
};

const yearFirst: DateStyle = {
  date: (parts) => `${parts.year}年${cjk(parts)}`,
  row: (parts) => `${cjk(parts)} ${parts.weekday}`,
  full: (parts) => `${parts.year}年${cjk(parts)} ${parts.weekday}`,
};

// Date formats by language; English as in the specification (DD MMM YYYY).
const STYLES: Record<LocaleCode, DateStyle> = {
  en: named,
  th: named,
  vn: slashed,
  kh: named,
  "zh-Hans": yearFirst,
  "zh-Hant": yearFirst,
  pt: slashed,
};

const weekdayIn = (names: readonly string[], date: string): string =>
  names[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? "";

/** The name of a date's weekday, short enough for a strip of days. */
export const formatWeekday = (date: string, locale: LocaleCode): string =>
  weekdayIn(NARROW_WEEKDAYS[locale] ?? WEEKDAY_NAMES[locale], date);

function partsOf(date: string, locale: LocaleCode): DateParts {
  const [year = "", month = "", day = ""] = date.split("-");
  const monthName = MONTH_NAMES[locale]?.[Number(month) - 1] ?? "";
  return { year, month, day, weekday: weekdayIn(WEEKDAY_NAMES[locale], date), monthName };
}

/** A formatted calendar date (YYYY-MM-DD): Gregorian year and Latin digits in every language. */
export const formatDate = (date: string, locale: LocaleCode, form: "date" | "row" | "full"): string =>
  STYLES[locale][form](partsOf(date, locale));
