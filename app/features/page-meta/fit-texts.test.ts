import { describe, expect, test } from "vitest";
import { cutText, fitDescription, fitTitle, LONGEST_DESCRIPTION, LONGEST_TITLE, lengthOf } from "./fit-texts.ts";

const long = (length: number): string => `Words${" word".repeat(length / 5 - 1)}`;

describe("the title of a page", () => {
  test.each([
    ["with the site's name where there is room", ["Chelsea v Arsenal"], "Chelsea v Arsenal | Matchlight"],
    ["without it where there is none", [long(60), "short"], long(60)],
    ["in its next version where it is too long", [long(70), "short"], "short | Matchlight"],
    ["cut after a word where no version fits", [long(90), long(80)], `${long(60)}…`],
    ["without places for line breaks, which do not count", ["ជំនួប\u200bគ្នា"], "ជំនួបគ្នា | Matchlight"],
    ["up to the last character", ["x".repeat(52)], `${"x".repeat(52)} | Matchlight`],
  ])("is given %s", (_case, versions, title) => {
    expect(fitTitle(versions, "Matchlight")).toBe(title);
    expect(lengthOf(title)).toBeLessThanOrEqual(LONGEST_TITLE);
  });
});

describe("the description of a page", () => {
  test.each([
    ["as it is", "All of them.", "All of them."],
    ["in the version that fits", [long(170), long(160), "short"], long(160)],
    ["whole sentences of it", `${long(90)}. ${long(60)}. ${long(60)}.`, `${long(90)}. ${long(60)}.`],
    ["its one sentence that fits", `${long(100)}. ${long(170)}`, `${long(100)}.`],
    ["words of it rather than a short sentence", `${long(30)}. ${long(170)}.`, `${long(30)}. ${long(125)}…`],
  ])("is given %s", (_case, versions, description) => {
    expect(fitDescription(versions)).toBe(description);
    expect(lengthOf(description)).toBeLessThanOrEqual(LONGEST_DESCRIPTION);
  });
});

test.each([
  ["a text of spaces between words", "Borussia Mönchengladbach", 20, "Borussia…"],
  ["Thai", "แมนเชสเตอร์ ยูไนเต็ด", 15, "แมนเชสเตอร์…"],
  ["what has no words to cut at", "x".repeat(30), 10, `${"x".repeat(9)}…`],
  ["a mark before the cut", "One, two: three", 11, "One, two…"],
  ["characters of two code units", "🏀".repeat(10), 12, "🏀".repeat(10)],
])("cuts %s after a word", (_case, text, limit, cut) => {
  expect(cutText(text, limit)).toBe(cut);
});
