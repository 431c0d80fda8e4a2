import { expect, test } from "vitest";
import { NAME_LETTERS, newCode, newName } from "./secrets.ts";

test("names have each letter as often as any other", () => {
  const often = 10_000;
  const counts = new Map<string, number>();
  for (const letter of newName(often * NAME_LETTERS.length)) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  expect([...counts.keys()].sort()).toEqual([...NAME_LETTERS].sort());
  // Five standard deviations.
  for (const count of counts.values()) expect(Math.abs(count - often)).toBeLessThan(5 * Math.sqrt(often));
});

test("codes are six digits, of which the first may be zero", () => {
  const codes = Array.from({ length: 1_000 }, newCode);
  expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true);
  expect(codes.some((code) => code.startsWith("0"))).toBe(true);
  expect(new Set(codes).size).toBeGreaterThan(980);
});
