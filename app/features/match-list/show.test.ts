import { describe, expect, test } from "vitest";
import { STATES } from "~/features/match-row/test-matches";
import { countShown, isShown, listSearch, readShow, SHOWS } from "./show.ts";

describe("the choice of matches that a list is asked for", () => {
  test.each([
    ["nothing: all", null, "all"],
    ["all by name", "all", "all"],
    ["live ones", "live", "live"],
    ["finished ones", "finished", "finished"],
    ["those to come", "upcoming", "upcoming"],
    ["a word that nobody knows", "odds", undefined],
    ["nothing behind the equals sign", "", undefined],
    ["another spelling", "Live", undefined],
  ])("%s", (_name, param, show) => {
    expect(readShow(param)).toBe(show);
  });

  test.each([
    ["secondHalf", "live"],
    ["halfTime", "live"],
    ["afterPenalties", "finished"],
    ["awarded", "finished"],
    ["scheduled", "upcoming"],
    ["delayed", "upcoming"],
    ["postponed", "off"],
    ["interrupted", "off"],
    ["unknownWord", "off"],
  ] as const)("%s stands among all and among %s", (name, choice) => {
    const { state } = STATES[name];
    expect(isShown(state, "all")).toBe(true);
    expect(SHOWS.filter((show) => isShown(state, show))).toEqual(["all", choice]);
  });

  test("each choice has its count, of the whole day", () => {
    const states = ["live", "live", "finished", "scheduled", "void", "halted"] as const;
    expect(countShown(states)).toEqual({ all: 6, live: 2, finished: 1, upcoming: 1, off: 2 });
  });
});

describe("a list's address", () => {
  test.each([
    [undefined, "all", ""],
    [undefined, "live", "?show=live"],
    ["2026-10-17", "all", "?date=2026-10-17"],
    ["2026-10-17", "finished", "?date=2026-10-17&show=finished"],
  ] as const)("of %s, %s, is “%s”", (date, show, search) => {
    expect(listSearch(date, show)).toBe(search);
  });
});
