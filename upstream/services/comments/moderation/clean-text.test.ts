import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cleanText, isGoodLength } from "./clean-text.ts";

describe("what stays as it is written", () => {
  test.each([
    ["plain", "What a goal!"],
    ["lines", "First half: poor.\nSecond half: better."],
    ["a paragraph", "One.\n\nTwo."],
    ["signs of code, which are text", "<script>alert(1)</script> & \"quotes\" 'n' {{x}}"],
    ["Thai", "นัดนี้สนุกมาก ทีมเหย้าเล่นดีจริงๆ"],
    ["Thai with spaces of no width", "นัดนี้\u200bสนุกมาก"],
    ["Khmer with spaces and non-joiners of no width", "ប្រកួត\u200bនេះ\u200bល្អ\u200bណាស់ ស\u200c៊ី"],
    ["Khmer with three marks on a letter", "ស្ត្រី ក្រុម"],
    ["Vietnamese", "Trận này hay quá, Nguyễn Quang Hải ơi!"],
    ["Chinese, both ways", "今天踢得真好，今晚踢得真好"],
    ["Portuguese", "Que golaço, não é?"],
    ["Persian with a non-joiner", "می\u200cخواهم"],
    ["a family", "👨\u200d👩\u200d👧\u200d👦"],
    ["a footballer with skin and sex", "⛹🏽\u200d♀\ufe0f and 🏳\ufe0f\u200d🌈"],
    ["an emoji that is not assigned yet", "\u{1faff}\u{1f8ff}"],
    ["a keycap", "1\ufe0f\u20e3"],
    ["the flag of England", "🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}"],
  ])("%s", (_, text) => {
    expect(cleanText(text)).toBe(text.normalize("NFC"));
  });
});

describe("what is taken out", () => {
  test.each([
    ["spaces around", "  a \n", "a"],
    ["rows of spaces and tabs", "a \t  b\u00a0\u3000c", "a b c"],
    ["empty lines", "a\r\n\r\n\r\n\r\nb\u2028c", "a\n\nb\nc"],
    ["controls", "a\u0000b\u0007c\u001bd\u0085e\u007ff", "abcd\nef"],
    ["overrides of direction", "a\u202egnp.exe\u202c b\u2066c\u2069\u200ed\u200fe\u061cf", "agnp.exe bcdef"],
    ["what has no width between Latin letters", "f\u200bu\u200cc\u200dk\u2060x\ufeffy\u00adz", "fuckxyz"],
    ["a joiner without an emoji behind it", "👍\u200da", "👍a"],
    ["letters that look like nothing", "a\u3164b\u115fc\uffa0d\u2800e\u180ef\u17b4g", "abcdefg"],
    ["tags, which hide text", "a\u{e0068}\u{e0069}\u{e0001}b", "ab"],
    ["tags behind a flag that never end", "🏴\u{e0067}\u{e0062}", "🏴"],
    ["selectors, which hide bytes", "a\ufe00\ufe05\u{e0100}\u{e01ef}b", "ab"],
    ["halves of pairs, and what is no character", "a\ud800b\udc00c\uffff\ufffe\ufdd0d", "abcd"],
    ["private letters", "a\ue000\u{f0000}b", "ab"],
    ["piled marks", `a${"\u0336".repeat(40)}b`, "a\u0336\u0336\u0336\u0336b"],
    ["a mark that hides behind a control", "e\u0000\u0301", "é"],
    ["a trick inside a trick", "a\u200b\u202e\u200bb", "ab"],
  ])("%s", (_, given, expected) => {
    expect(cleanText(given)).toBe(expected);
  });

  test.each(["", "   ", "\n\n", "\u200b\u200b", "\u202e", "\u0301\u0301", "\u3164\u3164", "\u2800", "\ufe0f"])(
    "of %j nothing is left",
    (text) => {
      expect(cleanText(text)).toBe("");
    },
  );
});

/** Control characters, direction overrides, and everything without a width. */
const isTrick = (character: string): boolean =>
  /[\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/.test(character) || (/\p{Cc}/u.test(character) && character !== "\n");

describe("whatever is written", () => {
  const texts = fc.oneof(
    fc.string({ unit: "binary", maxLength: 80 }),
    fc
      .array(
        fc.constantFrom(
          "a",
          "ก",
          "ក",
          "្",
          "👩",
          "\u200d",
          "\u200b",
          "\u200c",
          "\u202e",
          "\ufe0f",
          "\u{e0067}",
          "🏴",
          "\u{e007f}",
          "\u0301",
          "\ud83d",
          " ",
          "\n",
        ),
        { maxLength: 30 },
      )
      .map((parts) => parts.join("")),
  );

  test("cleaning again changes nothing, and nothing that turns or hides text is left", () => {
    fc.assert(
      fc.property(texts, (given) => {
        const text = cleanText(given);
        expect(cleanText(text)).toBe(text);
        expect(Array.from(text).filter(isTrick)).toEqual([]);
        expect(text.isWellFormed()).toBe(true);
        expect(text).not.toMatch(/\p{M}{5}/u);
        expect(text).toBe(text.trim());
      }),
      { numRuns: 500 },
    );
  });
});

test.each([
  ["nothing", "", false],
  ["one character", "a", true],
  ["500", "a".repeat(500), true],
  ["501", "a".repeat(501), false],
  ["500 that are several units each", "👨\u200d👩\u200d👧".repeat(500), true],
  ["501 of those", "👍🏽".repeat(501), false],
  ["500 Khmer letters with what belongs to them", "ស្ត្រី".repeat(166), true],
  ["one character of five hundred letters", "ក្".repeat(501), false],
  ["one character of thousands of parts", `👩${"\u200d👩".repeat(3_000)}`, false],
])("%s is of a good length: %s", (_, text, expected) => {
  expect(isGoodLength(text)).toBe(expected);
});
