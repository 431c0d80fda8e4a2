import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isOneMistake, isTwoMistakes } from "./mistakes.ts";

/** Textbook Damerau-Levenshtein distance (swapped neighbours count once and are not edited again). */
function distance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) => Array.from({ length: b.length + 1 }, (_, j) => i + j));
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      rows[i]![j] = Math.min(rows[i - 1]![j]! + 1, rows[i]![j - 1]! + 1, rows[i - 1]![j - 1]! + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        rows[i]![j] = Math.min(rows[i]![j]!, rows[i - 2]![j - 2]! + 1);
    }
  }
  return rows[a.length]![b.length]!;
}

describe("one mistake", () => {
  it.each([
    ["arsnal", "arsenal", true],
    ["arsennal", "arsenal", true],
    ["arsebal", "arsenal", true],
    ["asrenal", "arsenal", true],
    ["arsenla", "arsenal", true],
    ["arsenal", "arsenal", false],
    ["asrenla", "arsenal", false],
    ["arsenall s", "arsenal", false],
  ])("between %s and %s: %s", (typed, meant, isOne) => {
    expect(isOneMistake(typed, meant)).toBe(isOne);
  });

  it("is a distance of one, whatever the words", () => {
    const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 6 });
    fc.assert(
      fc.property(word, word, (typed, meant) => {
        expect(isOneMistake(typed, meant)).toBe(distance(typed, meant) === 1);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe("two mistakes", () => {
  it.each([
    ["machestre", "manchester", true],
    ["barcleone", "barcelona", true],
    ["livrpol", "liverpool", true],
    ["arsnal", "arsenal", false],
    ["arsenal", "arsenal", false],
    ["chelsea", "arsenal", false],
  ])("between %s and %s: %s", (typed, meant, areTwo) => {
    expect(isTwoMistakes(typed, meant)).toBe(areTwo);
  });

  it("are a distance of two, whatever the words", () => {
    const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 6 });
    fc.assert(
      fc.property(word, word, (typed, meant) => {
        // What is found is that far; a swap that the common beginning hides may be missed.
        if (isTwoMistakes(typed, meant)) expect(distance(typed, meant)).toBe(2);
      }),
      { numRuns: 2_000 },
    );
  });
});
