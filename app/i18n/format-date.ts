import type { LocaleCode } from "#contract/tables/locales";

// A table instead of Intl: a browser's data may spell names differently from the server's. The names are dayjs's
// (date-names.test.ts).

/** Weekday names from Sunday on, short enough for rows. */
export const WEEKDAY_NAMES: Readonly<Record<LocaleCode, readonly string[]>> = {
  en: ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"],
  th: ["อา.", "จ.", "อ.", "พ.", "พฤ.", "ศ.", "ส."],
  vn: ["CN", "T2", "T3", "T4", "T5", "T6", "T7"],
  kh: ["អាទិត្យ", "ច័ន្ទ", "អង្គារ", "ពុធ", "ព្រហស្បតិ៍", "សុក្រ", "សៅរ៍"],
  "zh-Hans": ["周日", "周一", "周二", "周三", "周四", "周五", "周六"],
  "zh-Hant": ["星期日", "星期一", "星期二", "星期三", "星期四", "星期五", "星期六"],
  pt: ["dom.", "seg.", "ter.", "qua.", "qui.", "sex.", "sáb."],
};

/** Where those are too long for the day strip: the calendar's column heads (calendar.json). */
export const NARROW_WEEKDAYS: Partial<Readonly<Record<LocaleCode, readonly string[]>>> = {
  kh: ["អា", "ច", "អ", "ពុ", "ព្រ", "សុ", "ស"],
};

/** Month names, in languages whose dates contain them. */
export const MONTH_NAMES: Partial<Readonly<Record<LocaleCode, readonly string[]>>> = {
  en: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"],
  th: ["ม.ค.", "ก.พ.", "มี.ค.", "เม.ย.", "พ.ค.", "มิ.ย.", "ก.ค.", "ส.ค.", "ก.ย.", "ต.ค.", "พ.ย.", "ธ.ค."],
  kh: ["មករា", "កុម្ភៈ", "មីនា", "មេសា", "ឧសភា", "មិថុនា", "កក្កដា", "សីហា", "កញ្ញា", "តុលា", "វិច្ឆិកា", "ធ្នូ"],
};

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

/** As Thai and Khmer papers write it: a day below ten has one digit. */
const unpadded = ({ day, ...parts }: DateParts): DateParts => ({ ...parts, day: String(Number(day)) });
const asInPapers: DateStyle = {
  date: (parts) => named.date(unpadded(parts)),
  row: (parts) => named.row(unpadded(parts)),
  full: (parts) => named.full(unpadded(parts)),
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
  th: asInPapers,
  vn: slashed,
  kh: asInPapers,
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

/** A formatted calendar date (YYYY-MM-DD): Gregorian year and Latin digits in every language (buddhist-years.ts). */
export const formatDate = (date: string, locale: LocaleCode, form: "date" | "row" | "full"): string =>
  STYLES[locale][form](partsOf(date, locale));
