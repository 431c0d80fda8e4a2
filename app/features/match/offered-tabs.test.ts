import { describe, expect, test } from "vitest";
import { COVERED, type Coverage } from "#contract/domain/match-info";
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
    [{ course: false, lineup: false, odds: false }, ["info", "h2h", "table", "analysis"]],
    [{ course: false, lineup: true, odds: true }, ["info", "lineups", "odds", "h2h", "table", "analysis"]],
  ] as const)("of a game whose source has no more than %o are %o", (coverage, tabs) => {
    const about: MatchAbout = {
      ...basketball,
      match: { ...finished, sport: "basketball", stage: "regular" },
      coverage,
    };
    expect(offeredTabs(about, "info", TEST_NOW)).toEqual(tabs);
  });

  test.each([true, false])("have the feed where the source tells events: %s", (events) => {
    const coverage = Object.fromEntries(COVERED.map((key) => [key, key === "events" && events])) as Coverage;
    expect(offeredTabs({ ...football, coverage }, "info", TEST_NOW).includes("feed")).toBe(events);
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
