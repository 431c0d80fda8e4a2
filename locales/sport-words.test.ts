import fs from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import type { LocaleCode } from "#contract/tables/locales";
import { BASKETBALL as EN } from "../upstream/data/news/stories/en/basketball.ts";
import { GAME } from "../upstream/data/news/stories/en/game.ts";
import { BASKETBALL as PT } from "../upstream/data/news/stories/pt/basketball.ts";
import { BASKETBALL as HANS } from "../upstream/data/news/stories/zh-hans/basketball.ts";
import { BASKETBALL as HANT } from "../upstream/data/news/stories/zh-hant/basketball.ts";
import { flatten } from "./checks/messages.ts";

/** Words of football that no text about basketball has, where a language has other words for basketball. */
const FOOTBALL_WORDS: Readonly<Partial<Record<LocaleCode, RegExp>>> = {
  // "Field goals" are basketball's own.
  en: /(?<!field )\bgoals?\b|\bkick-?offs?\b|\bfull[- ]time\b|\bpitch\b|\bmatchdays?\b|\bmatch(?:es)?\b|\bdraws?\b/i,
  "zh-Hans": /进球|开球|平局|球场/,
  "zh-Hant": /(?<!三分球)入球|進球|開波|和局|球場/,
  pt: /\bgols?\b|\bapito\b|\bestádios?\b|\bempates?\b/i,
};

/** Namespaces of pages that only basketball has. */
const OF_BASKETBALL = ["boxScore.json", "playByPlay.json"];

const interfaceTexts = (code: LocaleCode): [key: string, text: string][] =>
  fs
    .readdirSync(path.join(import.meta.dirname, code))
    .flatMap((file) =>
      [...flatten(JSON.parse(fs.readFileSync(path.join(import.meta.dirname, code, file), "utf8")))]
        .filter(([key]) => OF_BASKETBALL.includes(file) || /\bbasketball\b/.test(key))
        .map(([key, text]): [string, string] => [`${file} ${key}`, text]),
    );

/** Sentences of stories that only basketball's have, and what English says of a game instead of a match. */
const STORIES: Readonly<Partial<Record<LocaleCode, object>>> = {
  en: { ...EN, ...GAME },
  "zh-Hans": HANS,
  "zh-Hant": HANT,
  pt: PT,
};

const storySentences = (code: LocaleCode): [key: string, text: string][] =>
  Object.entries(STORIES[code] ?? {}).flatMap(([key, texts]) =>
    [texts].flat().map((text): [string, string] => [`story ${key}`, String(text)]),
  );

it.each(Object.entries(FOOTBALL_WORDS) as [LocaleCode, RegExp][])(
  "%s has basketball's words for basketball",
  (code, words) => {
    const texts = [...interfaceTexts(code), ...storySentences(code)];
    expect(texts.length).toBeGreaterThan(100);
    const faults = texts.filter(([, text]) => words.test(text.replace(/\{\{?[^}]*\}\}?/g, "")));
    expect(faults).toEqual([]);
  },
);
