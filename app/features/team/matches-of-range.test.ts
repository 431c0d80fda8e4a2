import { describe, expect, test } from "vitest";
import type { Match } from "#contract/domain/match";
import { type LoadPage, matchesOfRange, rangeReach, rangeWithin } from "./matches-of-range.ts";
import { matchOn, upcomingOn } from "./test-team.ts";

const today = "2026-11-21";
const dayOf = ({ kickOff }: Match) => new Date(kickOff).toISOString().slice(0, 10);

/** Pages of two matches, one match per day on both sides of today. */
function pages(pastDays: number, nextDays: number) {
  const all = {
    past: Array.from({ length: pastDays }, (_, at) => matchOn(-1 - at)),
    next: Array.from({ length: nextDays }, (_, at) => upcomingOn(1 + at)),
  };
  const requested: string[] = [];
  const loadPage: LoadPage = async (direction, lastId) => {
    requested.push(`${direction} ${lastId ?? ""}`.trim());
    const from = lastId ? all[direction].findIndex(({ id }) => id === lastId) + 1 : 0;
    const matches = all[direction].slice(from, from + 2);
    return {
      fetchedAt: 0,
      isLastGood: false,
      value: { competitions: [], matches, hasNext: from + 2 < all[direction].length },
    };
  };
  return { loadPage, requested };
}

describe("the reach of a range", () => {
  const reach = rangeReach(today);

  test("is three years back and one ahead", () => {
    expect(reach).toEqual({ from: "2023-11-21", to: "2027-11-21" });
  });

  test.each([
    [{}, reach],
    [{ from: "2026-10-01" }, { from: "2026-10-01", to: reach.to }],
    [{ to: "2026-10-01" }, { from: reach.from, to: "2026-10-01" }],
    [{ from: "1990-01-01", to: "2050-01-01" }, reach],
    [
      { from: "2022-11-20", to: "2022-12-18" },
      { from: "2022-11-20", to: "2022-12-18" },
    ],
    [
      { from: "2026-10-02", to: "2026-10-01" },
      { from: "2026-10-01", to: "2026-10-02" },
    ],
  ])("%j is %j", (requested, range) => {
    expect(rangeWithin(requested, reach)).toEqual(range);
  });
});

describe("matches of some days", () => {
  test("are read backwards for days that are over, no further than needed, and stand in order of play", async () => {
    const { loadPage, requested } = pages(20, 20);
    const { matches, cutTo } = await matchesOfRange(
      { from: "2026-11-18", to: "2026-11-19" },
      { today, dayOf, loadPage },
    );
    expect(matches.map(dayOf)).toEqual(["2026-11-18", "2026-11-19"]);
    expect(requested).toEqual(["past", "past m-2"]);
    expect(cutTo).toBeUndefined();
  });

  test("are read forwards for days to come", async () => {
    const { loadPage, requested } = pages(20, 20);
    const { matches } = await matchesOfRange({ from: "2026-11-22", to: "2026-11-23" }, { today, dayOf, loadPage });
    expect(matches.map(dayOf)).toEqual(["2026-11-22", "2026-11-23"]);
    expect(requested.every((one) => one.startsWith("next"))).toBe(true);
  });

  test("are read both ways around today, and to what began yesterday", async () => {
    const { loadPage, requested } = pages(1, 1);
    await matchesOfRange({ from: "2026-11-20", to: "2026-11-20" }, { today, dayOf, loadPage });
    expect(requested).toEqual(["past", "next"]);
  });

  test("end after three pages of a direction, and say up to where", async () => {
    const { loadPage, requested } = pages(20, 3);
    const { matches, cutTo } = await matchesOfRange(
      { from: "2026-10-01", to: "2026-12-31" },
      { today, dayOf, loadPage },
    );
    expect(requested.filter((one) => one.startsWith("past"))).toHaveLength(3);
    expect(matches).toHaveLength(9);
    expect(cutTo).toEqual({ from: "2026-11-15", to: "2026-12-31" });
  });

  test("that are in both answers stand once", async () => {
    const same = matchOn(0);
    const loadPage: LoadPage = async () => ({
      fetchedAt: 0,
      isLastGood: false,
      value: { competitions: [], matches: [same], hasNext: false },
    });
    const { matches } = await matchesOfRange({ from: today, to: today }, { today, dayOf, loadPage });
    expect(matches).toEqual([same]);
  });
});
