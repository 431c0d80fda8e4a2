import { expect, test } from "vitest";
import { type Freshness, freshnessOf, secondsLeft } from "./freshness.ts";

const POLICY = { freshFor: 10, staleFor: 300, keepFor: 3_600, store: "kv" } as const;

test.each<[number, Freshness, number]>([
  [0, "fresh", 10],
  [4_001, "fresh", 5],
  [9_999, "fresh", 0],
  [10_000, "stale", 0],
  [10_001, "stale", -1],
  [299_999, "stale", -290],
  [300_000, "expired", -290],
  [3_599_999, "expired", -3_590],
  [3_600_000, "gone", -3_590],
  // Clocks of two machines differ a little; a moved clock differs a lot.
  [-5_000, "fresh", 15],
  [-5_001, "expired", 15],
])("a copy %i ms old is %s, with %i s left", (age, freshness, left) => {
  expect(freshnessOf(age, POLICY)).toBe(freshness);
  expect(secondsLeft(age, POLICY)).toBe(left);
});
