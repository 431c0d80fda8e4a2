import type { Pair } from "#contract/domain/match";
import type { LocaleCode } from "#contract/tables/locales";
import { nameIn } from "../../../data/entries/names.ts";
import type { Names } from "../../../data/entries/types.ts";
import { type Articles, nameInSentence } from "../../../data/grammar/articles.ts";
import type { SentenceValue } from "../../../data/sentences/fill-sentence.ts";
import { dateText, dayIn, dayPhrase, timeIn } from "./dates.ts";

/** A placeholder's value, independent of language. */
export type Value =
  | string
  | number
  /** A person, or a team or competition with its articles. */
  | { names: Names; articles?: Articles }
  | { score: Pair }
  /** A match minute, from 1. */
  | { minute: number; addedMinute?: number | undefined }
  /** The same after another minute of the sentence. */
  | { clock: { minute: number; addedMinute?: number | undefined } }
  /** A place in a table. */
  | { place: number }
  | { decimal: number }
  /** Milliseconds since 1970, written as the day or time of the language's readers, else of the zone. */
  | { day: number; timeZone: string }
  | { time: number; timeZone: string }
  /** A day as a phrase: the weekday, or a date where it is far from the day of which the story tells (`from`). */
  | { when: number; timeZone: string; from?: number }
  /** A day of the calendar, the same for all readers: its midnight in UTC. */
  | { date: number };

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

/** "the 67th" after "in the 12th minute"; in Portuguese the phrase again. */
const laterMinuteIn = (at: { minute: number; addedMinute?: number | undefined }, locale: LocaleCode): string =>
  locale === "en" && at.addedMinute === undefined ? `in the ${englishOrdinal(at.minute)}` : minuteIn(at, locale);

const placeIn = (place: number, locale: LocaleCode): string =>
  locale === "en" ? englishOrdinal(place) : locale === "pt" ? `${place}.º` : String(place);

/** A value for a language's sentences. `known` is the story's own day if an earlier sentence has named it. */
export function valueIn(value: Value, locale: LocaleCode, known?: Value): SentenceValue {
  if (typeof value !== "object") return value;
  if ("names" in value)
    return value.articles ? nameInSentence(value.names, value.articles, locale) : nameIn(value.names, locale).name;
  if ("score" in value) return { score: value.score, isOfOneTeam: true };
  if ("minute" in value) return minuteIn(value, locale);
  if ("clock" in value) return laterMinuteIn(value.clock, locale);
  if ("place" in value) return placeIn(value.place, locale);
  if ("decimal" in value) return value;
  if ("time" in value) return timeIn(value, locale);
  if ("when" in value) return dayPhrase(value, locale);
  if ("date" in value) return dateText(value.date, "UTC", locale);
  return dayIn(value, locale, typeof known === "object" && "day" in known ? known : undefined);
}
