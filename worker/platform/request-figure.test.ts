import { expect, test } from "vitest";
import { CacheStatus } from "../pages/cache/freshness.ts";
import { cacheStatus, UNCACHED } from "./cache-status.ts";
import { requestFigure } from "./log.ts";

test.each([
  [200, CacheStatus.hit("memory", 1_000), "hit", "ok"],
  [200, CacheStatus.hit("colo", 20_000), "stale", "ok"],
  [200, CacheStatus.miss, "miss", "ok"],
  [200, CacheStatus.collapsed, "miss", "ok"],
  [302, CacheStatus.bypass, "bypass", "ok"],
  [404, UNCACHED, "bypass", "ok"],
  [200, undefined, "bypass", "ok"],
  [200, cacheStatus({ source: "kv", ttl: 3 }), "hit", "ok"],
  [200, cacheStatus({ source: "kv", ttl: -3 }), "stale", "ok"],
  [200, cacheStatus({ source: "kv", isLastGood: true, ttl: -90 }), "last-good", "ok"],
  [200, cacheStatus({ source: "upstream", forwarded: "miss", isStored: true }), "miss", "ok"],
  [429, UNCACHED, "bypass", "refused"],
  [503, UNCACHED, "bypass", "fault"],
])("%s with %s is a %s and %s", (status, cache, outcome, answer) => {
  expect(requestFigure({ status, cache, ms: 2 }, 10)).toEqual({ name: "request", outcome, answer, ms: 2, oneOf: 10 });
});
