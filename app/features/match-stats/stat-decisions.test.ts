import { describe, expect, test } from "vitest";
import { BOX_KEYS, BOX_TEAM_KEYS } from "#contract/domain/box-score";
import { STAT_KEYS, type StatRow } from "#contract/domain/match-statistics";
import { LOCALES } from "#contract/tables/locales";
import { translatorOf } from "~/i18n/translator";
import { FOOTBALL_GROUPS, footballGroups } from "./football-groups.ts";
import { gameGroups } from "./game-groups.ts";
import { periodQuery, readPeriod, shotsOfPeriod } from "./load-match-stats.server.ts";
import { MAP_DEPTH, shotMark } from "./shot-mark.ts";
import { betterSide, percent, sharesOfSum } from "./stat-view.ts";
import { shot } from "./test-stats.ts";

const wordsIn = (locale: (typeof LOCALES)[number]["code"]) => translatorOf(locale, ["stats"]).getFixedT(null, "stats");
const t = wordsIn("en");
const row = (change: Partial<StatRow>): StatRow => ({
  key: "shots",
  home: 4,
  away: 12,
  unit: "count",
  isHigherBetter: true,
  ...change,
});
const shown = (change: Partial<StatRow>, locale: "en" | "pt" = "en") =>
  footballGroups([row(change)], t, locale)[0]?.rows[0];

describe("football's numbers", () => {
  test("each key of the contract stands in one group", () => {
    expect(Object.values(FOOTBALL_GROUPS).flat().toSorted()).toEqual([...STAT_KEYS].toSorted());
  });

  test.each(LOCALES)("each key has words of its own in $code", ({ code }) => {
    const rows = STAT_KEYS.map((key) => row({ key }));
    const names = footballGroups(rows, wordsIn(code), code).flatMap((group) => group.rows.map(({ name }) => name));
    expect(new Set(names).size).toBe(STAT_KEYS.length);
    for (const name of names) expect(name).not.toContain("stat.");
  });

  test.each([
    ["a count", {}, ["4", "12"], [25, 75], "away"],
    ["a percentage", { key: "possession", home: 44, away: 56, unit: "pct" }, ["44%", "56%"], [44, 56], "away"],
    ["expected goals", { key: "xg", home: 1.5, away: 0.5, unit: "xg" }, ["1.50", "0.50"], [75, 25], "home"],
    ["what came off", { key: "crosses", homeOf: 9, awayOf: 30 }, ["4/9", "12/30"], [25, 75], "away"],
    ["what is better low", { key: "fouls", isHigherBetter: false }, ["4", "12"], [25, 75], "home"],
    ["what is neither", { key: "throwIns" }, ["4", "12"], [25, 75], undefined],
    ["nothing on either side", { home: 0, away: 0 }, ["0", "0"], [0, 0], undefined],
    ["a side nobody counted", { home: null }, ["–", "12"], [0, 100], undefined],
  ] as const)("%s", (_name, change, texts, shares, better) => {
    const view = shown(change);
    expect([view?.home, view?.away]).toEqual(texts);
    expect(view?.shares).toEqual(shares);
    expect(view?.better).toBe(better);
  });

  test("decimals have the language's sign, and what nobody counted is left out", () => {
    expect(shown({ key: "xg", home: 1.5, unit: "xg" }, "pt")?.home).toBe("1,50");
    expect(footballGroups([row({ home: null, away: null })], t, "en")).toEqual([]);
  });
});

describe("basketball's numbers", () => {
  const all = [...BOX_KEYS, ...BOX_TEAM_KEYS].map((key, index) => ({ key, pair: [index + 2, index + 1] as const }));

  test.each(LOCALES)("each key of the contract has a name of its own in $code", ({ code }) => {
    const views = gameGroups(all, wordsIn(code)).flatMap(({ rows }) => rows);
    const shownKeys = new Set(views.map(({ key }) => key));
    const made = ["fgm", "fga", "tpm", "tpa", "ftm", "fta"];
    for (const { key } of all) expect(shownKeys.has(key) || made.includes(key)).toBe(true);
    expect(new Set(views.map(({ name }) => name)).size).toBe(views.length);
  });

  test("shots are made of taken, twos what is left of all without the threes", () => {
    const rows = [
      { key: "fgm", pair: [17, 0] },
      { key: "fga", pair: [35, 0] },
      { key: "tpm", pair: [5, 0] },
      { key: "tpa", pair: [12, 0] },
    ] as const;
    const texts = gameGroups(rows, t)[0]?.rows.map(({ key, home, away }) => [key, home, away]);
    expect(texts).toEqual([
      ["fieldGoals", "17/35 (49%)", "0/0"],
      ["twoPointers", "12/23 (52%)", "0/0"],
      ["threePointers", "5/12 (42%)", "0/0"],
    ]);
  });

  test("fewer turnovers are better, ties belong to both, unknown keys have no row", () => {
    const rows = [
      { key: "tov", pair: [2, 5] },
      { key: "leadChanges", pair: [3, 3] },
      { key: "dunks", pair: [9, 1] },
    ] as const;
    const views = gameGroups(rows, t).flatMap((group) => group.rows);
    expect(views.map(({ key, better }) => [key, better])).toEqual([
      ["tov", "home"],
      ["leadChanges", undefined],
    ]);
  });
});

test.each([
  [0, 0, 0],
  [1, 3, 33],
  [2, 3, 67],
])("%i of %i is %i per cent", (part, total, expected) => {
  expect(percent(part, total)).toBe(expected);
});

test("equal numbers have no better side and equal parts", () => {
  expect(betterSide(3, 3, true)).toBeUndefined();
  expect(sharesOfSum(3, 3)).toEqual([50, 50]);
});

describe("the period of an address", () => {
  test.each([
    ["football", "", "ALL"],
    ["football", "period=h1", "H1"],
    ["football", "period=h2", "H2"],
    ["football", "period=et", "ET"],
    ["basketball", "", 0],
    ["basketball", "period=5", 5],
  ] as const)("%s ?%s", (sport, query, period) => {
    expect(readPeriod(new URLSearchParams(query), sport)).toEqual({ sport, period });
    expect(periodQuery(period)).toBe(query && `?${query}`);
  });

  test.each([
    ["football", "period=1"],
    ["football", "period="],
    ["basketball", "period=h1"],
    ["basketball", "period=0"],
    ["basketball", "period=123"],
  ] as const)("%s ?%s cannot be read", (sport, query) => {
    expect(readPeriod(new URLSearchParams(query), sport)).toBeUndefined();
  });
});

describe("shots", () => {
  test.each([
    ["ALL", ["a", "b", "c", "d"]],
    ["H1", ["a", "b"]],
    ["H2", ["c"]],
    ["ET", ["d"]],
  ] as const)("of %s, added time included", (period, ids) => {
    const shots = [
      shot({ id: "a", minute: 1 }),
      shot({ id: "b", minute: 45, addedMinute: 3 }),
      shot({ id: "c", minute: 90, addedMinute: 5 }),
      shot({ id: "d", minute: 91 }),
    ];
    expect(shotsOfPeriod(shots, period).map(({ id }) => id)).toEqual(ids);
  });

  test.each([
    ["a penalty", { x: 89.5, y: 50, xg: "0.79" }, { x: 34, y: 11, radius: 3.1 }],
    ["from the own half: at the edge", { x: 40, y: 0, xg: "0.01" }, { x: 1, y: MAP_DEPTH - 1, radius: 1.1 }],
    ["of an unknown chance", { x: 90, y: 100, xg: undefined }, { x: 67, y: 10.5, radius: 1.4 }],
  ])("%s", (_name, change, mark) => {
    expect(shotMark(shot(change))).toEqual({ outcome: "saved", ...mark });
  });

  test("an own goal has no place on the map", () => {
    expect(shotMark(shot({ outcome: "own" }))).toBeUndefined();
  });
});
