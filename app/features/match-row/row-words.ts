import type { i18n } from "i18next";
import { compileSentence, type Sentence } from "~/i18n/sentence";
import type rows from "../../../locales/en/rows.json";
import type { StatusWord } from "./match-status.ts";
import { type StageFacts, stageLabel } from "./stage-label.ts";

type SentenceKey = keyof typeof rows.sentence;

/** The words of match rows and their headings in one language. */
export interface RowWords {
  status(word: StatusWord, number?: number): { short: string; long: string };
  /** Half-time score, shoot-out and aggregate in their short forms; `home` and `away` are the numbers. */
  halfTimeScore: Sentence;
  penalties: Sentence;
  aggregate: Sentence;
  redCards(count: number): string;
  sentence(key: SentenceKey): Sentence;
  stage(facts: StageFacts): string;
  /** On the matches that a computer plays. */
  simulated: string;
}

const made = new WeakMap<i18n, RowWords>();

/** Looked up once for a language and its pages, not for each of hundreds of rows. */
export function rowWordsOf(language: i18n): RowWords {
  const found = made.get(language);
  if (found) return found;
  const words = makeRowWords(language);
  made.set(language, words);
  return words;
}

function makeRowWords(language: i18n): RowWords {
  const t = language.getFixedT(null, "rows");
  const tStage = language.getFixedT(null, "matches");
  const status = remembered((key: string) => {
    const [word, digits] = key.split(" ") as [StatusWord, string | undefined];
    const values = digits ? { number: Number(digits) } : {};
    return { short: t(`short.${word}`, values), long: t(`status.${word}`, values) };
  });
  const stages = remembered((_key: string, facts: StageFacts) => stageLabel(facts, tStage));
  return {
    status: (word, number) => status(number === undefined ? word : `${word} ${number}`),
    halfTimeScore: compileSentence(t("short.halfTimeScore", { skipInterpolation: true })),
    penalties: compileSentence(t("short.penalties", { skipInterpolation: true })),
    aggregate: compileSentence(t("short.aggregate", { skipInterpolation: true })),
    redCards: remembered((count) => t("redCards", { count })),
    sentence: remembered((key) => compileSentence(t(`sentence.${key}`, { skipInterpolation: true }))),
    stage: ({ stage, matchday, group, leg }) =>
      stages(`${stage} ${matchday} ${group} ${leg}`, { stage, matchday, group, leg }),
    simulated: language.getFixedT(null, "common")("source.simulated"),
  };
}

function remembered<Key, Value, More extends unknown[]>(
  make: (key: Key, ...more: More) => Value,
): (key: Key, ...more: More) => Value {
  const made = new Map<Key, Value>();
  return (key, ...more) => {
    const found = made.get(key);
    if (found !== undefined) return found;
    const value = make(key, ...more);
    made.set(key, value);
    return value;
  };
}
