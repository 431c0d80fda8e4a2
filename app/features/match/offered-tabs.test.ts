import { describe, expect, test } from "vitest";
import { COVERED, type MatchAbout } from "#contract/domain/match-info";
import { MATCH_TAB_KEYS } from "#contract/tables/match-tabs";
import { hasTabPage } from "#contract/tables/pages/match-pages";
import { TEST_NOW } from "~/features/match-list/test-context";
import { testGroup } from "~/features/match-list/test-group";
import { finished, scheduled } from "~/features/match-row/test-matches";
import { offeredTabs } from "./offered-tabs.ts";
import { covers } from "./test-head.ts";

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

const NOTHING = { progress: false, lineup: false, odds: false, stats: false, box: false };

describe("the tabs of a match", () => {
  test("are only those that have a page", () => {
    for (const tab of offeredTabs(football, "info", TEST_NOW)) expect(hasTabPage("football", tab)).toBe(true);
  });

  test("begin with the first, whatever is known of the match", () => {
    expect(offeredTabs({ ...football, tabs: [] }, "info", TEST_NOW)[0]).toBe("info");
    expect(offeredTabs(basketball, "info", TEST_NOW)[0]).toBe("info");
  });

  test.each([
    [{ ...NOTHING }, ["info", "table", "h2h", "analysis"]],
    [{ ...NOTHING, stats: true }, ["info", "stats", "table", "h2h", "analysis"]],
    [{ ...NOTHING, box: true }, ["info", "box-score", "table", "h2h", "analysis"]],
    [{ ...NOTHING, lineup: true, odds: true }, ["info", "lineups", "table", "h2h", "odds", "analysis"]],
  ] as const)("of a game whose source has no more than %o are %o", (coverage, tabs) => {
    const about: MatchAbout = {
      ...basketball,
      match: { ...finished, sport: "basketball", stage: "regular" },
      coverage,
    };
    expect(offeredTabs(about, "info", TEST_NOW)).toEqual(tabs);
  });

  test.each([true, false])("have the feed where the source reports events: %s", (events) => {
    const coverage = events ? covers("events") : covers();
    expect(offeredTabs({ ...football, coverage }, "info", TEST_NOW).includes("feed")).toBe(events);
  });

  test.each([
    ["regular", false],
    ["semi_final", true],
  ] as const)("has the table where a bracket stands there (%s: %s)", (stage, isThere) => {
    const shown = offeredTabs({ ...football, match: { ...finished, stage }, tabs: ["info"] }, "info", TEST_NOW);
    expect(shown.includes("table")).toBe(isThere);
  });

  const KICK_OFF = scheduled.kickOff;
  const covered = covers(...COVERED.filter((key) => key !== "commentary"));

  test.each([
    ["two hours before", -120, false],
    ["in the hour before", -50, true],
    ["while the first whistle is late", 5, true],
  ])("have those of the progress in football, as far as it is covered, %s", (_name, minutes, isThere) => {
    const before = { ...football, match: scheduled, tabs: ["info" as const], coverage: covered };
    const shown = offeredTabs(before, "info", KICK_OFF + minutes * 60_000);
    for (const key of ["tracker", "stats", "lineups"] as const) expect(shown.includes(key)).toBe(isThere);
    expect(shown).not.toContain("commentary");
  });

  test.each([
    [true, covers("tracker")],
    [false, covers("stat")],
  ])("have the replay of a football match that is over where its ball was followed: %s", (isThere, coverage) => {
    const shown = offeredTabs({ ...football, tabs: ["info", "stats"], coverage }, "info", TEST_NOW);
    expect(shown.includes("tracker")).toBe(isThere);
  });

  test.each([
    ["two hours before", scheduled, -120, false, false],
    ["in the hour before", scheduled, -50, true, true],
    ["an hour after the end", finished, 180, true, true],
    ["the next day", finished, 24 * 60, true, false],
  ])("have those of the progress in basketball %s", (_name, match, minutes, hasProgress, hasTracker) => {
    const shown = offeredTabs({ ...basketball, match }, "info", match.kickOff + minutes * 60_000);
    for (const key of ["box-score", "play-by-play", "stats"] as const) expect(shown.includes(key)).toBe(hasProgress);
    expect(shown.includes("tracker")).toBe(hasTracker);
  });

  test.each(MATCH_TAB_KEYS.filter((key) => hasTabPage("football", key)))(
    "name %s where its address was gone to although there is nothing",
    (key) => {
      expect(offeredTabs({ ...football, tabs: [] }, key, TEST_NOW)).toContain(key);
    },
  );
});
