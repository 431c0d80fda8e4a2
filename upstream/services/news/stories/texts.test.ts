import { describe, expect, it } from "vitest";
import { LOCALE_CODES } from "#contract/tables/locales";
import { STORY_KEYS } from "../../../data/news/stories/keys.ts";
import { storyTexts } from "../../../data/news/stories/texts.ts";

const PLACE = /\{(\w+)(?:\|[^|}]*\|[^}]*)?\}/g;
const placesIn = (sentence: string): string[] => [...sentence.matchAll(PLACE)].map((match) => match[1]!);
const ENGLISH = storyTexts("en");

/** Parts of a game and shots whose names have a digit everywhere on the site. */
const PERIOD = /hiệp [12]|តង់ទី 1|3 ពិន្ទុ/gi;

describe.each(LOCALE_CODES)("sentences of stories in %s", (locale) => {
  const texts = storyTexts(locale);

  it("have nothing in braces that the English ones do not have", () => {
    for (const key of STORY_KEYS) {
      const known = new Set(ENGLISH[key].flatMap(placesIn));
      for (const sentence of texts[key]) for (const place of placesIn(sentence)) expect(known, key).toContain(place);
    }
  });

  it("are whole: no digit of their own, no doubled space, no shouting, each once, nothing of betting", () => {
    for (const key of STORY_KEYS) {
      const sentences: readonly string[] = texts[key];
      expect(new Set(sentences).size, key).toBe(sentences.length);
      for (const sentence of sentences) {
        expect(sentence.replace(PLACE, "§").replace(PERIOD, "#")).not.toMatch(/[\d{}!！]|\s{2}|^\s|\s$|undefined/);
        expect(sentence).not.toMatch(/\bbets?\b|betting|wager|apost|cược|เดิมพัน|แทง|ភ្នាល់|投注|下注/i);
      }
    }
  });

  it("name the two sides and the score in every title of a report", () => {
    for (const key of STORY_KEYS.filter((one) => /^(?:gameT|t)itle/.test(one))) {
      for (const sentence of texts[key]) {
        const places = placesIn(sentence);
        expect(places.includes("home") ? places : [...places, "home", "away"]).toEqual(
          expect.arrayContaining(["home", "away"]),
        );
        expect(
          places.some((place) => ["score", "won", "kicks"].includes(place)),
          sentence,
        ).toBe(true);
      }
    }
  });

  it("are in the language", () => {
    const own = {
      en: /[a-z]/,
      th: /[\u0e00-\u0e7f]/,
      vn: /[a-z]/,
      kh: /[\u1780-\u17ff]/,
      "zh-Hans": /\p{sc=Han}/u,
      "zh-Hant": /\p{sc=Han}/u,
      pt: /[a-z]/,
    };
    for (const key of STORY_KEYS.filter((one) => !/^(?:resultLine|row\w+)$/.test(one)))
      expect(texts[key].join(" ").replace(PLACE, ""), key).toMatch(own[locale]);
    if (locale !== "en")
      for (const key of STORY_KEYS.filter((one) => !/^(?:resultLine|row\w+)$/.test(one)))
        expect(ENGLISH[key] as readonly string[], key).not.toContain(texts[key][0]);
  });
});
