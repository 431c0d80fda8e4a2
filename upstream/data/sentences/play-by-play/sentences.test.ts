import { describe, expect, it } from "vitest";
import { LOCALE_CODES, type LocaleCode } from "#contract/tables/locales";
import { sentence } from "../../../simulator/basketball/describe-entry.ts";
import { SENTENCE_KEYS } from "./keys.ts";
import { SENTENCES } from "./sentences.ts";
import { GAME_VOICE_KEYS } from "./voice-keys.ts";
import { GAME_VOICES } from "./voices.ts";

const namesOf = (text: string): string[] => [...text.matchAll(/\{(?:\w+ )?(\w+)\}/g)].map(([, name]) => name!);
const placesOf = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort();

describe.each(LOCALE_CODES)("the sentences in %s", (locale) => {
  it.each(SENTENCE_KEYS)("name the same players, teams and numbers as the English ones (%s)", (key) => {
    expect(placesOf(SENTENCES[locale][key])).toEqual(placesOf(SENTENCES.en[key]));
  });

  it.each(GAME_VOICE_KEYS)(
    "say what a basket means with the places of the English ones, each in its own words (%s)",
    (key) => {
      const places = (code: LocaleCode) => new Set(GAME_VOICES[code][key].flatMap(namesOf));
      for (const place of places(locale)) expect(["team", ...places("en")]).toContain(place);
      expect(GAME_VOICES[locale][key]).toHaveLength(GAME_VOICES.en[key].length);
    },
  );

  it("are different for each kind of play", () => {
    expect(new Set(Object.values(SENTENCES[locale])).size).toBe(SENTENCE_KEYS.length);
  });
});

it("a sentence has what belongs into its places, be it a name with a dollar sign", () => {
  const parts = { player: "A$AP $& Lee", team: "Heat", score: "2-0" };
  expect(sentence("en", "threeMade", parts)).toBe("A$AP $& Lee (Heat) hits a three. 2-0");
});
