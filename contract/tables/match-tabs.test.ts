import { expect, test } from "vitest";
import { MATCH_TAB_KEYS, tabSegment, tabsOfSport } from "./match-tabs.ts";

test("each sport has its own tabs among those of both", () => {
  expect(tabsOfSport("football")).not.toContain("box-score");
  expect(tabsOfSport("football")).toContain("commentary");
  expect(tabsOfSport("basketball")).toContain("box-score");
  expect(tabsOfSport("basketball")).not.toContain("feed");
  expect(new Set([...tabsOfSport("football"), ...tabsOfSport("basketball")]).size).toBe(MATCH_TAB_KEYS.length);
});

test.each([
  ["info", ""],
  ["lineups", "/lineups"],
  ["analysis", "/analysis/details"],
] as const)("%s stands at %s behind the match", (key, segment) => {
  expect(tabSegment(key)).toBe(segment);
});
