import { countryRow } from "#contract/tables/countries";
import { type LocaleCode, localeRow } from "#contract/tables/locales";
import { DAY } from "#contract/time/units";
import { READERS } from "../../../data/news/stories/readers.ts";

/** The deployed runtime has no Khmer calendar and would use English month names. */
const KHMER_MONTHS = [
  "មករា",
  "កុម្ភៈ",
  "មីនា",
  "មេសា",
  "ឧសភា",
  "មិថុនា",
  "កក្កដា",
  "សីហា",
  "កញ្ញា",
  "តុលា",
  "វិច្ឆិកា",
  "ធ្នូ",
] as const;

/** From Sunday; missing in the deployed runtime like the months. */
const KHMER_WEEKDAYS = ["ថ្ងៃអាទិត្យ", "ថ្ងៃចន្ទ", "ថ្ងៃអង្គារ", "ថ្ងៃពុធ", "ថ្ងៃព្រហស្បតិ៍", "ថ្ងៃសុក្រ", "ថ្ងៃសៅរ៍"] as const;

type DayForm = (day: number, month: string, number: number) => string;
const chineseDay: DayForm = (day, _, number) => `${number}月${day}日`;

/** A day of a year that the reader knows. */
const DAYS: Readonly<Record<LocaleCode, DayForm>> = {
  en: (day, month) => `${day} ${month}`,
  th: (day, month) => `${day} ${month}`,
  vn: (day, _, number) => `${day}/${number}`,
  kh: (day, _, number) => `${day} ខែ${KHMER_MONTHS[number - 1]}`,
  "zh-Hans": chineseDay,
  "zh-Hant": chineseDay,
  pt: (day, month) => `${day} de ${month}`,
};

const WITH_YEAR: Readonly<Record<LocaleCode, (day: string, year: number) => string>> = {
  en: (day, year) => `${day} ${year}`,
  th: (day, year) => `${day} ${year}`,
  vn: (day, year) => `${day}/${year}`,
  kh: (day, year) => `${day} ឆ្នាំ ${year}`,
  "zh-Hans": (day, year) => `${year}年${day}`,
  "zh-Hant": (day, year) => `${year}年${day}`,
  pt: (day, year) => `${day} de ${year}`,
};

/** Formatters are expensive to create. */
const formatters = new Map<string, Intl.DateTimeFormat>();
function formatter(tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${tag} ${options.timeZone} ${options.month ?? options.hour ?? options.weekday ?? ""}`;
  const known = formatters.get(key) ?? new Intl.DateTimeFormat(tag, options);
  formatters.set(key, known);
  return known;
}

const calendarDay = (instant: number, timeZone: string): readonly number[] =>
  formatter("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" })
    .format(instant)
    .split("-")
    .map(Number);

/** The day that an instant falls on in a zone; without the year if it is this one. */
export function dateText(instant: number, timeZone: string, locale: LocaleCode, knownYear?: number): string {
  const [year = 0, number = 0, date = 0] = calendarDay(instant, timeZone);
  const month = formatter(`${localeRow(locale).tag}-u-ca-gregory-nu-latn`, { timeZone, month: "long" }).format(instant);
  const day = DAYS[locale](date, month, number);
  return year === knownYear ? day : WITH_YEAR[locale](day, year);
}

/** The zone of a language's readers; undefined if they live in many. */
export const readersZone = (locale: LocaleCode): string | undefined => countryRow(READERS[locale]?.country)?.timeZone;

interface DayOfZone {
  day: number;
  timeZone: string;
}

/** Languages whose press says "on Saturday" of a day close to the story's. */
const WEEKDAYS: ReadonlySet<LocaleCode> = new Set<LocaleCode>(["en"]);
const CLOSE = 6 * DAY;

/** After the story's own day: without its year, or as a weekday. */
export function dayIn({ day, timeZone }: DayOfZone, locale: LocaleCode, known?: DayOfZone): string {
  const zone = readersZone(locale) ?? timeZone;
  if (!known) return dateText(day, zone, locale);
  if (WEEKDAYS.has(locale) && Math.abs(day - known.day) < CLOSE)
    return formatter(localeRow(locale).tag, { timeZone: zone, weekday: "long" }).format(day);
  return dateText(day, zone, locale, calendarDay(known.day, zone)[0]);
}

function weekdayNumber(instant: number, zone: string): number {
  const [year = 0, month = 0, date = 0] = calendarDay(instant, zone);
  return new Date(Date.UTC(year, month - 1, date)).getUTCDay();
}

const weekdayOf = (instant: number, zone: string, locale: LocaleCode): string =>
  locale === "kh"
    ? KHMER_WEEKDAYS[weekdayNumber(instant, zone)]!
    : formatter(localeRow(locale).tag, { timeZone: zone, weekday: "long" }).format(instant);

/** The day with what stands before it in a sentence. Portuguese weekdays are feminine, but for the weekend. */
const PHRASES: Readonly<Record<LocaleCode, { weekday: (name: string) => string; date: (date: string) => string }>> = {
  en: { weekday: (name) => `on ${name}`, date: (date) => `on ${date}` },
  th: { weekday: (name) => name, date: (date) => `วันที่ ${date}` },
  vn: { weekday: (name) => name.replace("Thứ", "thứ").replace("Nhật", "nhật"), date: (date) => `ngày ${date}` },
  kh: { weekday: (name) => name, date: (date) => `ថ្ងៃទី ${date}` },
  "zh-Hans": { weekday: (name) => name.replace("星期", "周"), date: (date) => date },
  "zh-Hant": { weekday: (name) => name, date: (date) => date },
  pt: {
    weekday: (name) => `${name.endsWith("feira") ? "na" : "no"} ${name}`,
    date: (date) => `em ${date}`,
  },
};

/** "on Saturday"; "on 12 December" if that is not within the days around `from`. */
export function dayPhrase(
  { when, timeZone, from = when }: { when: number; timeZone: string; from?: number },
  locale: LocaleCode,
): string {
  const zone = readersZone(locale) ?? timeZone;
  const { weekday, date } = PHRASES[locale];
  if (Math.abs(when - from) < CLOSE) return weekday(weekdayOf(when, zone, locale));
  return date(dateText(when, zone, locale, calendarDay(from, zone)[0]));
}

/** With the name of the readers' clock; else with the offset from UTC, since a competition may have many zones. */
export function timeIn({ time, timeZone }: { time: number; timeZone: string }, locale: LocaleCode): string {
  const format = formatter("en-GB", {
    timeZone: readersZone(locale) ?? timeZone,
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZoneName: "shortOffset",
  });
  const {
    hour,
    minute,
    timeZoneName = "",
  } = Object.fromEntries(format.formatToParts(time).map(({ type, value }) => [type, value]));
  const zone = timeZoneName.replace("GMT", "UTC").replace("+0", "");
  return READERS[locale]?.clock.replace("{time}", `${hour}:${minute}`) ?? `${hour}:${minute} (${zone})`;
}
