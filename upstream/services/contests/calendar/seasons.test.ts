import { describe, expect, it } from "vitest";
import { contestState } from "#contract/contests/contest-state";
import { DAY, HOUR } from "#contract/time/units";
import { type ContestSeason, contestById, contestsAt } from "./seasons.ts";
import { mondayOfLabel, weekLabel } from "./weeks.ts";

/** Thursday, 26 November 2026, noon in Bangkok. */
const NOW = Date.parse("2026-11-26T05:00:00Z");
const bangkok = (text: string): number => Date.parse(`${text}+07:00`);

const idsOf = (prefix: string, seasons: readonly ContestSeason[]): string[] =>
  seasons.flatMap(({ id }) => (id.startsWith(prefix) ? [id] : []));

describe("a week of ISO 8601", () => {
  it.each([
    ["2026-11-23", "2026w48"],
    ["2024-12-30", "2025w01"],
    ["2025-12-22", "2025w52"],
    ["2025-12-29", "2026w01"],
    // A year of 53 weeks.
    ["2026-12-28", "2026w53"],
    ["2027-01-04", "2027w01"],
    ["2021-01-04", "2021w01"],
    ["2020-12-28", "2020w53"],
  ])("that begins on %s is %s", (monday, label) => {
    expect([weekLabel(monday), mondayOfLabel(label)]).toEqual([label, monday]);
  });

  it.each(["2027w53", "2026w54", "2026w00", "2026w1", "1999w05", "2026m05", "", "2026w011"])("is not %j", (label) => {
    expect(mondayOfLabel(label)).toBeUndefined();
  });
});

describe("the contests of a moment", () => {
  it("are one to come, one that goes on and some past ones of each kind, the latest first", () => {
    const seasons = contestsAt(NOW);
    const dates = seasons.map(({ startDate }) => startDate);
    expect(dates).toEqual(dates.toSorted((a, b) => b - a));
    expect(idsOf("pf", seasons)).toEqual([
      "pf-2026w49",
      "pf-2026w48",
      ...["47", "46", "45", "44"].map((week) => `pf-2026w${week}`),
    ]);
    expect(idsOf("sb", seasons)).toHaveLength(6);
    expect(idsOf("rf", seasons)).toEqual(["12", "11", "10", "09", "08", "07"].map((month) => `rf-2026m${month}`));
    expect(idsOf("vb", seasons)).toHaveLength(6);
    expect(idsOf("wc", seasons)).toEqual([
      "wc-2027m01",
      "wc-2026m12",
      "wc-2026m11",
      "wc-2026m10",
      "wc-2026m09",
      "wc-2022",
    ]);
  });

  it("of a sport are its own and those of both", () => {
    const prefixes = (sport: "football" | "basketball") =>
      [...new Set(contestsAt(NOW, sport).map(({ id }) => id.slice(0, 2)))].sort();
    expect(prefixes("football")).toEqual(["pf", "rf", "sf", "vf", "wc"]);
    expect(prefixes("basketball")).toEqual(["pb", "rf", "sb", "vb"]);
  });

  it("leave no instant of two years without one that can be entered, and one that is next", () => {
    for (let now = bangkok("2025-12-01T00:30"); now < bangkok("2027-12-01T00:00"); now += 23 * HOUR) {
      const states = new Map<string, string[]>();
      for (const season of contestsAt(now)) {
        const prefix = season.id.slice(0, 2);
        states.set(prefix, [...(states.get(prefix) ?? []), contestState(season, now)]);
      }
      for (const [prefix, found] of states) {
        expect(found, `${prefix} at ${new Date(now).toISOString()}`).toEqual([
          "upcoming",
          "ongoing",
          "past",
          "past",
          "past",
          "past",
        ]);
      }
    }
  });

  it.each(["pf", "sb", "wc", "rf", "vf"])("of %s follow each other without a gap", (prefix) => {
    const own = contestsAt(NOW).filter(({ id }) => id.startsWith(prefix) && id !== "wc-2022");
    for (const [index, season] of own.slice(1).entries()) expect(season.endDate).toBe(own[index]?.startDate);
  });
});

describe("a contest", () => {
  it.each([
    ["pf-2026w48", "2026-11-22T21:00", "2026-11-29T21:00"],
    ["sb-2026w53", "2026-12-27T21:00", "2027-01-03T21:00"],
    ["wc-2026m12", "2026-11-08T19:00", "2026-12-08T19:00"],
    ["rf-2026m02", "2026-02-01T00:00", "2026-03-01T00:00"],
    ["vb-2026m12", "2026-12-01T00:00", "2027-01-01T00:00"],
    ["wc-2022", "2022-11-01T00:00", "2022-11-20T23:00"],
  ])("%s is entered from %s until %s of Bangkok", (id, from, to) => {
    const season = contestById(id, NOW + 40 * DAY);
    expect([season?.startDate, season?.endDate]).toEqual([bangkok(from), bangkok(to)]);
  });

  it("of a week has its seven days", () => {
    expect(contestById("pf-2026w53", NOW + 60 * DAY)?.days).toEqual([
      "2026-12-28",
      "2026-12-29",
      "2026-12-30",
      "2026-12-31",
      "2027-01-01",
      "2027-01-02",
      "2027-01-03",
    ]);
    expect(contestById("rf-2026m11", NOW)).not.toHaveProperty("days");
    expect(contestById("rf-2026m11", NOW)).not.toHaveProperty("sport");
  });

  it("that is listed is found by its id, at any time behind", () => {
    for (const season of contestsAt(NOW)) {
      expect(contestById(season.id, NOW)).toEqual(season);
      expect(contestById(season.id, NOW + 900 * DAY)).toEqual(season);
    }
  });

  it.each(["pf-2026w49", "wc-2027m01", "rf-2026m12"])("%s is the next one: there is none behind it", (id) => {
    const next = contestById(id, NOW);
    expect(next && contestState(next, NOW)).toBe("upcoming");
  });

  it.each([
    "pf-2026w50",
    "wc-2027m02",
    "rf-2027m01",
    "pf-2027w53",
    "vf-2099m01",
    "",
    "7",
    "pf",
    "pf-",
    "pf-2026m11",
    "xf-2026w48",
    "wc-2018",
    "rf-2026m13",
    "pf-2026w48 ",
    "PF-2026w48",
    "rf-2026m1",
  ])("%j is none", (id) => {
    expect(contestById(id, NOW)).toBeUndefined();
  });

  it("of 2022 is not there before its time", () => {
    expect(contestById("wc-2022", Date.parse("2022-10-01T00:00:00Z"))).toBeUndefined();
  });
});
