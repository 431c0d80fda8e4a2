import { expect, test } from "vitest";
import { CacheStatus, freshnessOf } from "./freshness.ts";

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

test.each([
  ["memory", 0, "pages; hit; ttl=5; detail=memory"],
  ["memory", 4_999, "pages; hit; ttl=1; detail=memory"],
  ["memory", 5_000, "pages; hit; ttl=0; detail=memory"],
  ["colo", 30_000, "pages; hit; ttl=-25; detail=colo"],
] as const)("a page from %s of %d ms is told as %s", (layer, age, text) => {
  expect(CacheStatus.hit(layer, age)).toBe(text);
});
