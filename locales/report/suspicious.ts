import type { LocaleCode } from "#contract/tables/locales";
import { baseKey } from "../checks/messages.ts";

// What tests cannot refuse because it may be right: an editor looks at it.

/** Why somebody should look at a translation. */
export type Suspicion = "figures" | "length" | "ending" | "several translations" | "same as a neighbour";

export interface SuspiciousText {
  key: string;
  english: string;
  text: string;
  why: Suspicion;
}

type Texts = ReadonlyMap<string, string>;

/** English texts shorter than this say nothing about lengths. */
const LONG_ENOUGH = 24;
/** Shorter labels rightly have other words in other places. */
const WORDS_OF_A_SENTENCE = 3;
/** A translation this much shorter or longer than its language's usual ones. */
const SHORT = 0.5;
const LONG = 2;

const bare = (text: string): string => text.replace(/\{\{[^}]*\}\}|[\u200b\u2060]/g, "");

/** Figures as Latin digits, sorted; thousands marks and Khmer digits count as the same figure. */
const figuresIn = (text: string): string =>
  (
    bare(text)
      .replace(/[០-៩]/g, (digit) => `${digit.charCodeAt(0) - 0x17e0}`)
      .replace(/(\d)[.,\u00a0](?=\d{3}\b)/g, "$1")
      .match(/\d+/g) ?? []
  )
    .sort()
    .join(" ");

/** Figures that English writes as words, and other languages as digits. */
const NUMBER_WORDS =
  /\b(one|two|three|four|five|six|seven|eight|nine|ten|twelve|first|second|third|fourth|winner|runner-up|half|halves|quarters?|months?|ninety|thirty|tens?|round of \d+)\b/i;

/** Marks at an end, with those that Chinese writes for them. */
const ENDINGS: readonly RegExp[] = [/[?？]$/, /[!！]$/, /…$/];
/** Thai and Khmer ask without a mark, and seldom write one elsewhere. */
const WITHOUT_MARKS: readonly LocaleCode[] = ["th", "kh"];

const endingOf = (text: string): number => ENDINGS.findIndex((ending) => ending.test(bare(text).trim()));

const median = (sorted: readonly number[]): number => sorted[Math.floor(sorted.length / 2)] ?? 1;

const lengthRatio = (english: string, text: string): number => bare(text).length / Math.max(1, bare(english).length);

const wordsIn = (text: string): number =>
  bare(text)
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word)).length;

const parentOf = (key: string): string => key.replace(/[.:][^.:]*$/, "");

/** Groups of keys that share what `of` makes of them. */
function groupKeys(keys: Iterable<string>, of: (key: string) => string): string[][] {
  const groups = new Map<string, string[]>();
  for (const key of keys) groups.set(of(key), [...(groups.get(of(key)) ?? []), key]);
  return [...groups.values()].filter(({ length }) => length > 1);
}

const valuesOf = (keys: readonly string[], texts: Texts): Set<string> =>
  new Set(keys.map((key) => texts.get(key) ?? ""));

/** The texts of a language at which an editor should look, by key (`namespace:group.key`). */
export function suspiciousTexts(locale: LocaleCode, english: Texts, texts: Texts): SuspiciousText[] {
  const pairs = [...texts].flatMap(([key, text]) => {
    const source = english.get(key);
    return source === undefined ? [] : [{ key, english: source, text }];
  });
  const usual = median(
    pairs
      .filter((pair) => pair.english.length >= LONG_ENOUGH)
      .map((pair) => lengthRatio(pair.english, pair.text))
      .sort((a, b) => a - b),
  );
  const alone = pairs.flatMap((pair): SuspiciousText[] => {
    const ratio = lengthRatio(pair.english, pair.text) / usual;
    const hasOddLength = pair.english.length >= LONG_ENOUGH && (ratio < SHORT || ratio > LONG);
    const hasOtherEnding = !WITHOUT_MARKS.includes(locale) && endingOf(pair.english) !== endingOf(pair.text);
    const hasOtherFigures = !NUMBER_WORDS.test(pair.english) && figuresIn(pair.english) !== figuresIn(pair.text);
    return [
      ...(hasOtherFigures ? [{ ...pair, why: "figures" as const }] : []),
      ...(hasOddLength ? [{ ...pair, why: "length" as const }] : []),
      ...(hasOtherEnding ? [{ ...pair, why: "ending" as const }] : []),
    ];
  });
  const known = new Map(pairs.map((pair) => [pair.key, pair]));
  const rowsOf = (groups: string[][], why: Suspicion): SuspiciousText[] =>
    groups.flat().flatMap((key) => {
      const pair = known.get(key);
      return pair ? [{ ...pair, why }] : [];
    });
  const sameEnglish = groupKeys(known.keys(), (key) => english.get(key) ?? "");
  const sameText = groupKeys(known.keys(), (key) => `${parentOf(key)} ${texts.get(key)}`).filter(
    (keys) => new Set(keys.map(baseKey)).size > 1,
  );
  return [
    ...alone,
    ...rowsOf(
      sameEnglish.filter(
        (keys) => valuesOf(keys, texts).size > 1 && wordsIn(english.get(keys[0] ?? "") ?? "") >= WORDS_OF_A_SENTENCE,
      ),
      "several translations",
    ),
    ...rowsOf(
      sameText.filter((keys) => valuesOf(keys, english).size > 1),
      "same as a neighbour",
    ),
  ];
}
