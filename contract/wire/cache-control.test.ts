import { expect, test } from "vitest";
import { ENDPOINTS } from "../registry.ts";
import { cacheControlOf, type Endpoint } from "./endpoint.ts";

const cache = { freshFor: 30, staleFor: 60, keepFor: 3_600, store: "kv" } as const;

test.each<[string, Pick<Endpoint, "access" | "effect" | "cache">, string]>([
  ["a public call", { access: "public", effect: false, cache }, "public, max-age=30"],
  ["one that the edge does not cache", { access: "public", effect: false }, "no-store"],
  ["one with an effect", { access: "public", effect: true, cache }, "no-store"],
  ["one for a visitor", { access: "personal", effect: false, cache }, "no-store"],
  ["a member's", { access: "member", effect: false, cache }, "no-store"],
])("of %s", (_what, endpoint, expected) => {
  expect(cacheControlOf(endpoint)).toBe(expected);
});

test("every call that may be kept says for how long the edge keeps it", () => {
  const kept = Object.values<Endpoint>(ENDPOINTS).filter((endpoint) => cacheControlOf(endpoint) !== "no-store");
  expect(kept.length).toBeGreaterThan(30);
  for (const endpoint of kept) expect(cacheControlOf(endpoint)).toBe(`public, max-age=${endpoint.cache?.freshFor}`);
  expect(cacheControlOf(ENDPOINTS.matchChanges)).toBe("public, max-age=1");
});
