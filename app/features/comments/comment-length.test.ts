import { expect, test } from "vitest";
import { countCharacters, textFault } from "./comment-length.ts";

test.each([
  ["", 0],
  ["goal", 4],
  ["ทีมนี้", 3],
  ["កម្ពុជា", 3],
  ["👨‍👩‍👧‍👦⚽", 2],
  ["a\nb", 3],
])("%s has %i characters", (text, count) => {
  expect(countCharacters(text)).toBe(count);
});

test.each([
  ["", "empty"],
  [" \n ", "empty"],
  ["a", undefined],
  [` ${"a".repeat(500)} `, undefined],
  ["ที่".repeat(500), undefined],
  ["a".repeat(501), "tooLong"],
] as const)("%j: %s", (text, fault) => {
  expect(textFault(text)).toBe(fault);
});
