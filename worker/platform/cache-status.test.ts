import { expect, test } from "vitest";
import { serverTiming } from "../api/answer-response.ts";
import { type CacheOutcome, cacheStatus } from "./cache-status.ts";

test.each<[CacheOutcome, string]>([
  [{ source: "memory", ttl: 6 }, "matchlight; hit; ttl=6; detail=memory"],
  [{ source: "colo", ttl: -20 }, "matchlight; hit; ttl=-20; detail=colo"],
  [{ source: "kv", ttl: 3, isCollapsed: true }, "matchlight; hit; ttl=3; detail=kv"],
  [
    { source: "upstream", forwarded: "miss", ttl: 10, isStored: true },
    "matchlight; fwd=miss; ttl=10; stored; detail=upstream",
  ],
  [
    { source: "upstream", forwarded: "miss", ttl: 10, isStored: true, isCollapsed: true },
    "matchlight; fwd=miss; ttl=10; stored; collapsed; detail=upstream",
  ],
  [
    { source: "memory", forwarded: "stale", ttl: -390, isLastGood: true },
    "matchlight; fwd=stale; ttl=-390; detail=last-good",
  ],
  [{ source: "memory", ttl: -390, isLastGood: true }, "matchlight; hit; ttl=-390; detail=last-good"],
  [{ source: "upstream", forwarded: "bypass" }, "matchlight; fwd=bypass; detail=upstream"],
])("%j reads %s", (outcome, text) => {
  expect(cacheStatus(outcome)).toBe(text);
});

test("Server-Timing lists names, descriptions and durations", () => {
  expect(
    serverTiming([
      { name: "cache", description: "memory", duration: 0.1234 },
      { name: "upstream", duration: 120 },
      { name: "edge" },
    ]),
  ).toBe("cache;desc=memory;dur=0.1, upstream;dur=120, edge");
});
