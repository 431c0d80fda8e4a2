import { countryRow } from "#contract/tables/countries";
import { type LocaleCode, localeRow } from "#contract/tables/locales";
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

const DAYS: Readonly<Record<LocaleCode, (day: number, month: string, number: number, year: number) => string>> = {
  en: (day, month, _, year) => `${day} ${month} ${year}`,
  th: (day, month, _, year) => `${day} ${month} ${year}`,
  vn: (day, _, number, year) => `${day}/${number}/${year}`,
  kh: (day, _, number, year) => `${day} ខែ${KHMER_MONTHS[number - 1]} ឆ្នាំ ${year}`,
  "zh-Hans": (day, _, number, year) => `${year}年${number}月${day}日`,
  "zh-Hant": (day, _, number, year) => `${year}年${number}月${day}日`,
  pt: (day, month, _, year) => `${day} de ${month} de ${year}`,
};

/** Formatters are expensive to create. */
const formatters = new Map<string, Intl.DateTimeFormat>();
function formatter(tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${tag} ${options.timeZone} ${options.month ?? options.hour ?? ""}`;
  const known = formatters.get(key) ?? new Intl.DateTimeFormat(tag, options);
  formatters.set(key, known);
  return known;
}

/** The day that an instant falls on in a zone. */
export function dateText(instant: number, timeZone: string, locale: LocaleCode): string {
  const iso = formatter("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" }).format(instant);
  const [year = 0, number = 0, date = 0] = iso.split("-").map(Number);
  const month = formatter(`${localeRow(locale).tag}-u-ca-gregory-nu-latn`, { timeZone, month: "long" }).format(instant);
  return DAYS[locale](date, month, number, year);
}

/** The zone of a language's readers; undefined if they live in many. */
export const readersZone = (locale: LocaleCode): string | undefined => countryRow(READERS[locale]?.country)?.timeZone;

export const dayIn = ({ day, timeZone }: { day: number; timeZone: string }, locale: LocaleCode): string =>
  dateText(day, readersZone(locale) ?? timeZone, locale);

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
