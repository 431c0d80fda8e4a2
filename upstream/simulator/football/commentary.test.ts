import { describe, expect, test } from "vitest";
import { LOCALE_CODES, type LocaleCode } from "#contract/tables/locales";
import { LINE_KEYS, PLACEHOLDERS } from "../../data/sentences/commentary/keys.ts";
import { TEXTS } from "../../data/sentences/commentary/texts.ts";
import { VOICE_KEYS } from "../../data/sentences/commentary/voice-keys.ts";
import { VOICES } from "../../data/sentences/commentary/voices/texts.ts";
import { render } from "./render.ts";
import { FIXTURES, progressIn } from "./test-matches.ts";

const placeholdersIn = (text: string): string[] =>
  [...text.matchAll(/\{(?:[A-Za-z]+ )?(\w*)\}/g)].map(([, name]) => name!);

/** A letter of the language's own script, or of Latin with its diacritics. */
const SCRIPTS: Record<LocaleCode, RegExp> = {
  en: /[a-z]/i,
  th: /\p{Script=Thai}/u,
  vn: /[a-zà-ỹđ]/iu,
  kh: /\p{Script=Khmer}/u,
  "zh-Hans": /\p{Script=Han}/u,
  "zh-Hant": /\p{Script=Han}/u,
  pt: /[a-zà-ú]/iu,
};

const KEYS = [...LINE_KEYS, ...VOICE_KEYS];
const ENGLISH = { ...TEXTS.en, ...VOICES.en };

describe.each(LOCALE_CODES)("the sentences in %s", (locale) => {
  const texts = { ...TEXTS[locale], ...VOICES[locale] };

  test("say all that can be said, and use only what they are given", () => {
    expect(Object.keys(texts).sort()).toEqual([...KEYS].sort());
    const unknown = KEYS.flatMap((key) => texts[key].flatMap(placeholdersIn)).filter(
      (name) => !(PLACEHOLDERS as readonly string[]).includes(name),
    );
    expect(unknown).toEqual([]);
  });

  test("use nothing that the English ones of the same kind do not have either", () => {
    const strange = KEYS.flatMap((key) => {
      const english = new Set(ENGLISH[key].flatMap(placeholdersIn));
      return texts[key]
        .flatMap(placeholdersIn)
        .filter((name) => !english.has(name) && name !== "team")
        .map((name) => `${key} ${name}`);
    });
    expect(strange).toEqual([]);
  });

  test("tell the score of every goal, and each variant is another sentence", () => {
    const silent = LINE_KEYS.filter(
      (key) => key.startsWith("goal") && texts[key].some((text) => !text.includes("{score}")),
    );
    expect(silent).toEqual([]);
    expect(KEYS.filter((key) => new Set(texts[key]).size !== texts[key].length)).toEqual([]);
  });

  test("are as many as the English ones, by whose number a match chooses, and three hundred at least", () => {
    expect(KEYS.flatMap((key) => texts[key]).length).toBeGreaterThanOrEqual(300);
    expect(KEYS.filter((key) => texts[key].length !== ENGLISH[key].length)).toEqual([]);
  });

  test("are written in its script, and not left in English", () => {
    expect(
      KEYS.filter((key) => texts[key].some((text) => !SCRIPTS[locale].test(text.replace(/\{\w+\}/g, "")))),
    ).toEqual([]);
    if (locale !== "en")
      expect(KEYS.filter((key) => texts[key].some((text) => ENGLISH[key].includes(text)))).toEqual([]);
  });
});

describe("the commentary of a match", () => {
  const progressCache = FIXTURES.filter((_, index) => index % 20 === 0).map((fixture) => progressIn(fixture));

  test("comes in order, without gaps in its numbers", () => {
    for (const { lines } of progressCache) {
      expect(lines.map(({ seq }) => seq)).toEqual(lines.map((_, index) => index + 1));
      expect(lines.every(({ at }, index) => at >= (lines[index - 1]?.at ?? 0))).toBe(true);
    }
  });

  test.each(LOCALE_CODES)("never says the same twice: %s", (locale) => {
    for (const { lines, sheets } of progressCache) {
      const rendered = lines.map((line) => render(line, sheets, locale));
      expect(rendered.filter((text, index) => rendered.indexOf(text) !== index)).toEqual([]);
    }
  });

  test.each(LOCALE_CODES)("has no gap in any sentence: %s", (locale) => {
    const broken = progressCache.flatMap(({ lines, sheets }) =>
      lines
        .map((line) => render(line, sheets, locale))
        .filter((text) => /[{}]|undefined| {2}|\(\)/.test(text) || text.trim() !== text),
    );
    expect(broken).toEqual([]);
  });

  test("tells every goal, card, change and kick", () => {
    for (const { lines, events, kicks } of progressCache) {
      const count = (...kinds: string[]) =>
        lines.filter(({ key }) => kinds.some((kind) => key.startsWith(kind))).length;
      const of = (kind: string) => events.filter((event) => event.kind === kind).length;
      expect(count("goal")).toBe(of("goal"));
      expect(count("yellow", "secondYellow", "red")).toBe(of("card"));
      expect(count("subst")).toBe(of("substitution"));
      expect(count("kickScored", "kickMissed")).toBe(kicks.length);
      // Kicks of a shoot-out are neither goals nor shots of the match, nor in a minute of it.
      const shown = lines.filter(({ key }) => key.startsWith("kick") && key !== "kickOff");
      expect(shown.filter(({ kind, minute }) => kind !== "OTHER" || minute !== undefined)).toEqual([]);
    }
  });
});
