import { expect, test } from "vitest";
import { freshnessOf } from "./freshness.ts";

test.each([
  [-1, "expired"],
  [0, "fresh"],
  [4_999, "fresh"],
  [5_000, "stale"],
  [29_999, "stale"],
  [30_000, "expired"],
])("a page of %d ms is %s", (age, freshness) => {
  expect(freshnessOf(age)).toBe(freshness);
});
