import { describe, expect, it } from "vitest";
import { LOCALE_CODES } from "#contract/tables/locales";
import { SPORTS } from "#contract/tables/sports";
import { STORY_KEYS, type StoryKey } from "../../../data/news/stories/keys.ts";
import { READERS } from "../../../data/news/stories/readers.ts";
import { storyTexts } from "../../../data/news/stories/texts.ts";

const PLACE = /\{(?:[A-Za-z]+ )?(\w+)(?:\|[^|}]*\|[^}]*)?\}/g;
/** A score from one side's view, which only some languages tell so. */
const VIEWS: Readonly<Record<string, string>> = { lost: "won", lead: "score", behind: "score" };
const placesIn = (sentence: string): string[] =>
  [...sentence.matchAll(PLACE)].map(([, place = ""]) => VIEWS[place] ?? place);
const ENGLISH = storyTexts("en", "football");
/** English has words for two and three goals. */
const NUMBERED: Partial<Record<StoryKey, readonly string[]>> = { twoGoals: ["count"], hatTrick: ["count"] };

/** Parts of a game and shots whose names have a digit everywhere on the site. */
const PERIOD = /hiệp [12]|តង់ទី 1|3 ពិន្ទុ/gi;

const WORDINGS = LOCALE_CODES.flatMap((locale) => SPORTS.map(({ code }) => ({ locale, sport: code })));

describe.each(WORDINGS)("sentences of stories in $locale on $sport", ({ locale, sport }) => {
  const texts = storyTexts(locale, sport);

  it("have nothing in braces that the English ones do not have, but for their readers' clock", () => {
    for (const key of STORY_KEYS) {
      const known = new Set([
        ...ENGLISH[key].flatMap(placesIn),
        ...(NUMBERED[key] ?? []),
        ...(READERS[locale] ? ["time"] : []),
      ]);
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

/** Where names stand without an article: titles, labels and their values, brackets, and scores between two names. */
const isHeadline = (key: string): boolean => /[tT]itle|Summary|^heading|^row[A-Z]|^resultLine$/.test(key);
const BARE_PLACES = [
  /\{\w+\} \{(?:score|aggregate|kicks)\} \{\w+\}/g,
  /\(\{(?:team|opponent)\}\)/g,
  /[Tt]he \{(?:team|opponent)\} (?:goalkeeper|bench)/g,
  /^[^{]*(?:\{of\} \w+)?: \{team\}, \{count\}; \{opponent\}, (?:\{other\}|nenhum)\.$/,
];
const BARE = /\{(?:home|away|team|opponent|winner|loser|leader)\}/;

it.each(WORDINGS.filter(({ locale }) => locale === "en" || locale === "pt"))(
  "sentences in $locale on $sport name teams with their article",
  ({ locale, sport }) => {
    const bare = STORY_KEYS.filter((key) => !isHeadline(key)).flatMap((key) =>
      storyTexts(locale, sport)[key].filter((sentence) =>
        BARE.test(BARE_PLACES.reduce((rest, place) => rest.replace(place, ""), sentence)),
      ),
    );
    expect(bare).toEqual([]);
  },
);
