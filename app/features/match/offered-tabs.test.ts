import { describe, expect, test } from "vitest";
import { MATCH_TAB_KEYS } from "#contract/tables/match-tabs";
import { hasTabPage } from "#contract/tables/pages/match-pages";
import { TEST_NOW } from "~/features/match-list/test-context";
import { testGroup } from "~/features/match-list/test-group";
import { finished, scheduled } from "~/features/match-row/test-matches";
import type { MatchAbout } from "./match-about.ts";
import { offeredTabs } from "./offered-tabs.ts";

const competition = testGroup("766", []).competition;
const football: MatchAbout = { sport: "football", match: finished, competition, season: "2026-27", goals: [] };
const basketball: MatchAbout = {
  sport: "basketball",
  match: scheduled,
  competition,
  season: "2026-27",
  referees: [],
  coaches: {},
  leaders: [],
};

describe("the tabs of a match", () => {
  test("are only those that have a page", () => {
    for (const tab of offeredTabs(football, "info", TEST_NOW)) expect(hasTabPage("football", tab)).toBe(true);
  });

  test("begin with the first, whatever is known of the match", () => {
    expect(offeredTabs({ ...football, tabs: [] }, "info", TEST_NOW)[0]).toBe("info");
    expect(offeredTabs(basketball, "info", TEST_NOW)[0]).toBe("info");
  });

  test.each([
    ["regular", false],
    ["semi_final", true],
  ] as const)("has the table where a bracket stands there (%s: %s)", (stage, isThere) => {
    const shown = offeredTabs({ ...football, match: { ...finished, stage }, tabs: ["info"] }, "info", TEST_NOW);
    expect(shown.includes("table")).toBe(isThere);
  });

  test.each(MATCH_TAB_KEYS.filter((key) => hasTabPage("football", key)))(
    "name %s where its address was gone to although there is nothing",
    (key) => {
      expect(offeredTabs({ ...football, tabs: [] }, key, TEST_NOW)).toContain(key);
    },
  );
});
