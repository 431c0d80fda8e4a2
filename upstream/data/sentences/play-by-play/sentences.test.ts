import { describe, expect, it } from "vitest";
import { LOCALE_CODES, type LocaleCode } from "#contract/tables/locales";
import { sentence } from "../../../simulator/basketball/describe-entry.ts";
import { SENTENCE_KEYS } from "./keys.ts";
import { SENTENCES } from "./sentences.ts";
import { GAME_VOICE_KEYS } from "./voice-keys.ts";
import { GAME_VOICES } from "./voices/voices.ts";

const KEYS = [...SENTENCE_KEYS, ...GAME_VOICE_KEYS];
const textsOf = (locale: LocaleCode) => ({ ...SENTENCES[locale], ...GAME_VOICES[locale] });

/** Names of the places of a text; which of them are the team's differs by language. */
const placesOf = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{(?:[A-Za-z]+ )?(\w+)(?:\|[^}]*)?\}/g)].map(([, name]) => name!))]
    .filter((name) => name !== "team")
    .sort();

describe.each(LOCALE_CODES)("the sentences in %s", (locale) => {
  const texts = textsOf(locale);

  it.each(KEYS)("name in each variant the same players and numbers as the English one (%s)", (key) => {
    expect(texts[key].map(placesOf)).toEqual(textsOf("en")[key].map(placesOf));
  });

  it("name the team of whoever plays, which colour alone would tell", () => {
    const silent = SENTENCE_KEYS.filter((key) => !/Begins$|Ends$/.test(key)).flatMap((key) =>
      SENTENCES[locale][key].filter((text) => !/\{(?:\w+ )?team\}/.test(text)),
    );
    expect(silent).toEqual([]);
  });

  it("are all different, and three hundred at least", () => {
    const all = Object.values(texts).flat();
    expect(all.length).toBeGreaterThanOrEqual(300);
    expect(all.filter((text, index) => all.indexOf(text) !== index)).toEqual([]);
  });

  it("end with the score where a row has a column for it, or with a mark", () => {
    const marks = locale === "th" ? /[^\s{]$/ : /[.!。！។]$/;
    const all = Object.values(texts).flat();
    expect(
      all.filter((text) => !text.endsWith(" {score}") && !text.endsWith("。{score}") && !marks.test(text)),
    ).toEqual([]);
  });
});

it("a sentence has what belongs into its places, be it a name with a dollar sign", () => {
  const parts = { player: "A$AP $& Lee", team: "Heat", score: "2-0" };
  expect(sentence("en", SENTENCES.en.threeMade[0], parts)).toBe("A$AP $& Lee (Heat) hits a three. 2-0");
});
