import type { Pair } from "#contract/domain/match";
import type { LocaleCode } from "#contract/tables/locales";
import { nameIn } from "../../../data/entries/names.ts";
import type { Names } from "../../../data/entries/types.ts";
import { scoreText } from "../../../data/sentences/score-text.ts";
import { dateText, dayIn, timeIn } from "./dates.ts";

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
  /** Milliseconds since 1970, written as the day or time of the language's readers, else of the zone. */
  | { day: number; timeZone: string }
  | { time: number; timeZone: string }
  /** A day of the calendar, the same for all readers: its midnight in UTC. */
  | { date: number };

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

/** A value formatted for a language. */
export function valueIn(value: Value, locale: LocaleCode): string {
  if (typeof value === "string") return value;
  if (typeof value === "number") return String(value);
  if ("names" in value) return nameIn(value.names, locale).name;
  if ("score" in value) return scoreText(value.score, locale);
  if ("minute" in value) return minuteIn(value, locale);
  if ("place" in value) return placeIn(value.place, locale);
  if ("decimal" in value) return decimalIn(value.decimal, locale);
  if ("date" in value) return dateText(value.date, "UTC", locale);
  return "day" in value ? dayIn(value, locale) : timeIn(value, locale);
}
