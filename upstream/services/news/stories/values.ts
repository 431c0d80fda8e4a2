import type { Pair } from "#contract/domain/match";
import { type LocaleCode, localeRow } from "#contract/tables/locales";
import { nameIn } from "../../../data/entries/names.ts";
import type { Names } from "../../../data/entries/types.ts";
import { scoreText } from "../../../data/sentences/score-text.ts";

/** A placeholder's value, independent of language. */
export type Value =
  | string
  | number
  | { names: Names }
  | { score: Pair }
  /** A match minute, from 1. */
  | { minute: number; addedMinute?: number | undefined }
  /** A place in a table. */
  | { place: number }
  | { decimal: number }
  /** Milliseconds since 1970, written as a day of a zone. */
  | { day: number; timeZone: string }
  | { time: number; timeZone: string };

/** Languages that write a comma before decimals. */
const COMMA: ReadonlySet<LocaleCode> = new Set<LocaleCode>(["pt", "vn"]);

const ENGLISH_SUFFIX: Readonly<Record<string, string>> = { one: "st", two: "nd", few: "rd", other: "th" };
const ordinals = new Intl.PluralRules("en", { type: "ordinal" });
const englishOrdinal = (number: number): string => `${number}${ENGLISH_SUFFIX[ordinals.select(number)]}`;

const minuteText = ({ minute, addedMinute }: { minute: number; addedMinute?: number | undefined }): string =>
  addedMinute === undefined ? String(minute) : `${minute}+${addedMinute}`;

/** "in the 67th minute" as a phrase in languages that inflect it; elsewhere the number alone. */
function minuteIn(value: { minute: number; addedMinute?: number | undefined }, locale: LocaleCode): string {
  const text = minuteText(value);
  if (locale === "en")
    return value.addedMinute === undefined
      ? `in the ${englishOrdinal(value.minute)} minute`
      : `in added time (${text}')`;
  if (locale === "pt") return value.minute === 1 ? "no primeiro minuto" : `aos ${text} minutos`;
  return text;
}

const placeIn = (place: number, locale: LocaleCode): string =>
  locale === "en" ? englishOrdinal(place) : locale === "pt" ? `${place}.º` : String(place);

const decimalIn = (decimal: number, locale: LocaleCode): string => {
  const text = decimal.toFixed(1);
  return COMMA.has(locale) ? text.replace(".", ",") : text;
};

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

function dayIn({ day, timeZone }: { day: number; timeZone: string }, locale: LocaleCode): string {
  const iso = formatter("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" }).format(day);
  const [year = 0, number = 0, date = 0] = iso.split("-").map(Number);
  const month = formatter(`${localeRow(locale).tag}-u-ca-gregory-nu-latn`, { timeZone, month: "long" }).format(day);
  return DAYS[locale](date, month, number, year);
}

/** Includes the offset from UTC, since a competition's matches may be in zones other than its own. */
function timeIn({ time, timeZone }: { time: number; timeZone: string }, locale: LocaleCode): string {
  const format = formatter("en-GB", {
    timeZone,
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
  return locale.startsWith("zh") ? `${hour}:${minute}（${zone}）` : `${hour}:${minute} (${zone})`;
}

/** A value formatted for a language. */
export function valueIn(value: Value, locale: LocaleCode): string {
  if (typeof value === "string") return value;
  if (typeof value === "number") return String(value);
  if ("names" in value) return nameIn(value.names, locale).name;
  if ("score" in value) return scoreText(value.score, locale);
  if ("minute" in value) return minuteIn(value, locale);
  if ("place" in value) return placeIn(value.place, locale);
  if ("decimal" in value) return decimalIn(value.decimal, locale);
  return "day" in value ? dayIn(value, locale) : timeIn(value, locale);
}
