import { describe, expect, test } from "vitest";
import type { Match } from "#contract/domain/match";
import { finished, live, scheduled } from "~/features/match-row/test-matches";
import { dayBefore, listedGroups } from "./begun-before.ts";
import { testGroup } from "./test-group.ts";

describe("the day before, of which a list has what is in play", () => {
  test.each([
    ["2026-10-18", "2026-10-17T17:00:00Z", "Asia/Bangkok", "2026-10-17"],
    ["2026-10-18", "2026-10-17T17:20:00Z", "Asia/Bangkok", "2026-10-17"],
    ["2026-10-18", "2026-10-18T00:59:59Z", "Asia/Bangkok", "2026-10-17"],
    // Eight hours after midnight nothing from before it is in play.
    ["2026-10-18", "2026-10-18T01:00:00Z", "Asia/Bangkok", undefined],
    // A day that is over, and one to come.
    ["2026-10-17", "2026-10-17T17:20:00Z", "Asia/Bangkok", undefined],
    ["2026-10-19", "2026-10-17T17:20:00Z", "Asia/Bangkok", undefined],
    // The same instant is an afternoon elsewhere.
    ["2026-10-17", "2026-10-17T17:20:00Z", "Europe/London", undefined],
    ["2027-01-01", "2027-01-01T02:00:00Z", "UTC", "2026-12-31"],
    // The clocks go back at two: the ninth hour on the wall is the tenth of the day.
    ["2026-10-25", "2026-10-24T23:30:00Z", "Europe/London", "2026-10-24"],
    ["2026-10-25", "2026-10-25T07:30:00Z", "Europe/London", undefined],
  ])("of %s at %s in %s: %s", (date, now, timeZone, before) => {
    expect(dayBefore(date, { now: Date.parse(now), timeZone })).toBe(before);
  });
});

describe("the competitions of a list", () => {
  const named = (match: Match, id: string): Match => ({ ...match, id });
  const idsOf = (groups: ReturnType<typeof listedGroups>) =>
    groups.map(({ hasBegunBefore, matches }) => [hasBegunBefore === true, ...matches.map(({ id }) => id)]);

  test("begin with what is in play of the day before, and only that", () => {
    const halted = { ...named(live, "5"), state: "halted", how: "INTERRUPTED" } as Match;
    const before = [
      testGroup("1", [named(live, "1"), named(finished, "2"), named(scheduled, "3")]),
      testGroup("2", [named(finished, "4"), halted]),
    ];
    const ofDay = [testGroup("1", [named(live, "6"), named(scheduled, "7")])];
    expect(idsOf(listedGroups(ofDay, before))).toEqual([
      [true, "1"],
      [false, "6", "7"],
    ]);
  });

  test("have each match once, where a supplier's days overlap", () => {
    const before = [testGroup("1", [named(live, "1"), named(live, "2")])];
    expect(idsOf(listedGroups([testGroup("1", [named(live, "1")])], before))).toEqual([
      [true, "2"],
      [false, "1"],
    ]);
  });

  test("are the day's own, unchanged, where nothing began before", () => {
    const ofDay = [testGroup("1", [live])];
    expect(listedGroups(ofDay, [])[0]).toBe(ofDay[0]);
  });
});
