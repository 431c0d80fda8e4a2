import enGb from "dayjs/locale/en-gb";
import km from "dayjs/locale/km";
import ptBr from "dayjs/locale/pt-br";
import th from "dayjs/locale/th";
import vi from "dayjs/locale/vi";
import zhCn from "dayjs/locale/zh-cn";
import zhHk from "dayjs/locale/zh-hk";
import type { LocaleCode } from "#contract/tables/locales";

// Names come from dayjs, whose version is pinned: a browser's own data may differ from the server's in spelling, and its
// defaults in calendar (Thai years), digits and clock. Only loaders format dates, so none of this reaches the browser.

interface DateParts {
  year: string;
  month: string;
  day: string;
  weekday: string;
  monthName: string;
}

interface DateStyle {
  weekdays: readonly string[];
  months: readonly string[];
  /** 21 Nov 2026. */
  date(parts: DateParts): string;
  /** Sat 21 Nov: without the year, for rows. */
  row(parts: DateParts): string;
  /** Sat 21 Nov 2026. */
  full(parts: DateParts): string;
}

const numeric = ({ day, month, year }: DateParts) => `${day}/${month}/${year}`;
const cjk = ({ day, month }: DateParts) => `${Number(month)}月${Number(day)}日`;

const named = (weekdays: readonly string[], months: readonly string[]): DateStyle => ({
  weekdays,
  months,
  date: ({ day, monthName, year }) => `${day} ${monthName} ${year}`,
  row: ({ weekday, day, monthName }) => `${weekday} ${day} ${monthName}`,
  full: ({ weekday, day, monthName, year }) => `${weekday} ${day} ${monthName} ${year}`,
});

const slashed = (weekdays: readonly string[]): DateStyle => ({
  weekdays,
  months: [],
  date: numeric,
  row: ({ weekday, day, month }) => `${weekday}, ${day}/${month}`,
  full: (parts) => `${parts.weekday}, ${numeric(parts)}`,
});

const yearFirst = (weekdays: readonly string[]): DateStyle => ({
  weekdays,
  months: [],
  date: (parts) => `${parts.year}年${cjk(parts)}`,
  row: (parts) => `${cjk(parts)} ${parts.weekday}`,
  full: (parts) => `${parts.year}年${cjk(parts)} ${parts.weekday}`,
});

// The style sheets of the glossary, section 2; English as the specification writes dates (DD MMM YYYY).
const STYLES: Record<LocaleCode, DateStyle> = {
  en: named(enGb.weekdaysShort ?? [], enGb.monthsShort ?? []),
  th: named(th.weekdaysMin ?? [], th.monthsShort ?? []),
  vn: slashed(vi.weekdaysMin ?? []),
  kh: named(km.weekdays ?? [], km.months ?? []),
  "zh-Hans": yearFirst(zhCn.weekdaysShort ?? []),
  "zh-Hant": yearFirst(zhHk.weekdays ?? []),
  pt: slashed((ptBr.weekdaysShort ?? []).map((name) => `${name}.`)),
};

function partsOf(date: string, style: DateStyle): DateParts {
  const [year = "", month = "", day = ""] = date.split("-");
  const weekday = style.weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? "";
  return { year, month, day, weekday, monthName: style.months[Number(month) - 1] ?? "" };
}

/** A calendar date (YYYY-MM-DD) in words: Gregorian year, Latin digits, whatever the language's custom. */
export function formatDate(date: string, locale: LocaleCode, form: "date" | "row" | "full"): string {
  const style = STYLES[locale];
  return style[form](partsOf(date, style));
}

/** The short name of a date's weekday. */
export const formatWeekday = (date: string, locale: LocaleCode): string => partsOf(date, STYLES[locale]).weekday;
