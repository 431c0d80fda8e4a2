import { describe, expect, test } from "vitest";
import type { Match, Pair } from "#contract/domain/match";
import type { WinRate } from "#contract/domain/odds";
import type { StandingsRow, StandingsTable } from "#contract/domain/standings";
import { lineUpPlayer, lineUps } from "~/features/line-ups/test-line-ups";
import { GAMES } from "~/features/match-row/test-games";
import { live, STATES, scheduled } from "~/features/match-row/test-matches";
import { row } from "~/features/standings/test-standings";
import { translatorOf } from "~/i18n/translator";
import { bestPlayer } from "./best-player.ts";
import { chancesView } from "./chances.ts";
import { footballKeyStats, gameKeyStats } from "./key-stats.ts";
import { nextGoalViews } from "./next-goal.ts";
import { overviewPhase } from "./overview-phase.ts";
import { placesAfter, rowsAroundBoth } from "./table-outlook.ts";

test.each<[keyof typeof STATES, ReturnType<typeof overviewPhase>]>([
  ["scheduled", "before"],
  ["delayed", "before"],
  ["postponed", "before"],
  ["cancelled", "before"],
  ["firstHalf", "play"],
  ["halfTime", "play"],
  ["addedTime", "play"],
  ["extraTimeBreak", "held"],
  ["extraTime", "held"],
  ["shootout", "held"],
  ["interrupted", "held"],
  ["suspended", "held"],
  ["fullTime", "after"],
  ["afterPenalties", "after"],
])("the first tab of a match that is %s is about what is %s", (state, phase) => {
  expect(overviewPhase(STATES[state])).toBe(phase);
});

test("a game's overtime is play like its quarters", () => {
  expect(overviewPhase(GAMES.clockRuns)).toBe("play");
});

describe("chances", () => {
  const rate: WinRate = { home: 31, draw: 26, away: 43, source: "model", at: 0 };

  test("are those of the model, beside what prices say without their margin", () => {
    expect(chancesView(rate, { shares: { home: 29.4, draw: 26.6, away: 44 }, companies: 18 })).toEqual({
      parts: [
        { of: "home", percent: 31 },
        { of: "draw", percent: 26 },
        { of: "away", percent: 43 },
      ],
      source: "model",
      prices: { values: "29% – 27% – 44%", companies: 18 },
    });
  });

  test("of prices are said once, and a sport without draws has two", () => {
    const { draw: _, ...game } = rate;
    const view = chancesView({ ...game, source: "odds", sample: 3 }, { shares: { home: 50, away: 50 }, companies: 3 });
    expect(view).toEqual({
      parts: [
        { of: "home", percent: 31 },
        { of: "away", percent: 43 },
      ],
      source: "odds",
      sample: 3,
    });
  });

  test("of nothing are not shown", () => {
    expect(chancesView({ home: 0, draw: 0, away: 0, source: "votes", at: 0 }, undefined)).toBeUndefined();
  });
});

/** A table of four: points, goal difference, goals. The match is between the second and the third. */
const figures = (id: string, points: number, goalDifference: number, goalsFor: number): StandingsRow =>
  row(1, { team: { id, key: id, name: id }, points, goalDifference, goalsFor });
const tie = { criterion: "overall.goalDifference", values: {}, against: [] };
const ROWS = [
  figures("first", 12, 5, 9),
  figures("home", 10, 2, 8),
  { ...figures("away", 9, 0, 5), tieBreak: tie },
  { ...figures("last", 9, -3, 4), tieBreak: tie },
];
const table = (rows: StandingsRow[], zones: StandingsTable<StandingsRow>["zones"] = []) => ({ rows, zones });
const match = (of: Match, change: Partial<Match> = {}) =>
  ({
    ...of,
    home: { id: "home", key: "home", name: "Home" },
    away: { id: "away", key: "away", name: "Away" },
    ...change,
  }) as Match;

describe("places after a match", () => {
  test.each<[Pair, home: string, away: string]>([
    [[1, 0], "1", "3"],
    [[0, 0], "2", "3"],
    [[0, 1], "3", "2"],
    [[0, 3], "3", "1"],
  ])("that ends %s: home %s, away %s", (score, home, away) => {
    const rows = ROWS.map((one) => (one.team.id === "first" ? figures("first", 12, 2, 9) : one));
    const found = placesAfter([table(rows)], match(scheduled), score);
    expect([found?.places.home.from, found?.places.away.from].map(String)).toEqual([home, away]);
  });

  test("are a range where goal difference does not settle level teams", () => {
    const rows = ROWS.map(({ tieBreak: _, ...one }) => one);
    expect(placesAfter([table(rows)], match(scheduled), [0, 0])?.places).toEqual({
      home: { from: 2, to: 2 },
      away: { from: 3, to: 3 },
    });
    expect(placesAfter([table(rows)], match(scheduled), [0, 1])?.places).toEqual({
      home: { from: 3, to: 3 },
      away: { from: 1, to: 2 },
    });
  });

  test("replace a score that the table counts already", () => {
    const counted = { matchId: live.id, score: [1, 0] as const, isCounted: true };
    const rows = ROWS.map((one) => {
      if (one.team.id === "home") return { ...one, points: 13, goalDifference: 3, goalsFor: 9, live: counted };
      return one.team.id === "away" ? { ...one, goalDifference: -1, live: counted } : one;
    });
    expect(placesAfter([table(rows)], match(live), [1, 1])?.places.home).toEqual({ from: 2, to: 2 });
    expect(placesAfter([table(rows)], match(live), [2, 0])?.places.home).toEqual({ from: 1, to: 1 });
  });

  test("need a table of both teams", () => {
    expect(placesAfter([table(ROWS.slice(0, 2))], match(scheduled), [1, 0])).toBeUndefined();
  });
});

test.each([
  ["far apart", ["a", "home", "c", "d", "e", "f", "away", "h"], ["a", "home", "c", "f", "away", "h"]],
  ["beside each other", ["a", "home", "away", "d", "e", "f", "g"], ["a", "home", "away", "d", "e", "f"]],
  ["at the ends", ["home", "b", "c", "d", "e", "f", "away"], ["home", "b", "c", "e", "f", "away"]],
  ["in a group of four", ["home", "b", "away", "d"], ["home", "b", "away", "d"]],
])("a table of teams that are %s is cut to six rows", (_, ids, shown) => {
  const rows = ids.map((id) => ({ team: { id } }));
  expect(rowsAroundBoth(rows, match(scheduled)).map(({ team }) => team.id)).toEqual(shown);
});

describe("the next goal", () => {
  const rate: WinRate = { home: 40, draw: 30, away: 30, source: "model", at: 0 };
  const zones = [{ zone: "champions_league", colour: "#000000", fromRank: 1, toRank: 1 }];
  const playing = match(live, { score: [0, 0] } as Partial<Match>);

  test("changes chance, place and what the place leads to", () => {
    const [home, away] = nextGoalViews(playing, { rate, tables: [table(ROWS, zones)] });
    expect(home).toMatchObject({ side: "home", place: { from: 1, to: 1 }, zone: "champions_league" });
    expect(home?.chance).toBeGreaterThan(60);
    expect(away?.chance).toBeGreaterThan(50);
    expect(away?.zone).toBeUndefined();
  });

  test("is said as far as something is known of it", () => {
    expect(nextGoalViews(playing, { tables: [] })).toEqual([]);
    expect(nextGoalViews(playing, { tables: [table(ROWS)] })[0]).not.toHaveProperty("chance");
    expect(nextGoalViews(playing, { rate, tables: [] })[0]).not.toHaveProperty("place");
    expect(nextGoalViews(match(scheduled), { rate, tables: [] })).toEqual([]);
  });
});

test("chances are whole per cent that sum to 100", () => {
  const of = (home: number, draw: number, away: number) =>
    chancesView({ home, draw, away, source: "model", at: 0 }, undefined)?.parts.map(({ percent }) => percent);
  expect(of(52.6, 22.8, 24.6)).toEqual([52, 23, 25]);
  expect(of(33.4, 33.3, 33.3)).toEqual([34, 33, 33]);
  expect(of(50, 25, 25)).toEqual([50, 25, 25]);
});

describe("the statistics that say most", () => {
  const shown = { texts: translatorOf("en", ["stats", "match"]), locale: "en" as const };
  const shots = { key: "shots" as const, home: 8, away: 15, unit: "count" as const, isHigherBetter: true };
  const ofMatch = { periods: [{ period: "ALL" as const, rows: [shots] }], momentum: [], shots: [] };

  test("are those that are counted, in play those to come as well", () => {
    const keys = (isOpen: boolean) =>
      footballKeyStats(ofMatch, { ...shown, isOpen }).rows.map(({ key, home }) => [key, home]);
    expect(keys(false)).toEqual([["shots", "8"]]);
    expect(keys(true)).toEqual([
      ["possession", "–"],
      ["xg", "–"],
      ["shots", "8"],
      ["shotsOnTarget", "–"],
      ["corners", "–"],
    ]);
  });

  test("of a game are of the whole game", () => {
    const rows = (of: number) => [{ key: "reb", pair: [of, of + 1] as const }];
    const game = { periods: [1, 0].map((period) => ({ period, rows: rows(period === 0 ? 40 : 10) })), flow: [] };
    expect(gameKeyStats(game, { ...shown, isOpen: false })).toMatchObject({
      name: "Statistics",
      rows: [{ key: "reb", home: "40", away: "41" }],
    });
  });
});

test("the player of the match is whom the source names, with a rating", () => {
  const named = lineUpPlayer(14, { isManOfTheMatch: true, rating: "8.9" });
  const withBest = { ...lineUps, away: { ...lineUps.away, bench: [named] } };
  expect(bestPlayer(withBest)).toEqual({ player: named, side: "away" });
  expect(bestPlayer(lineUps)).toBeUndefined();
  const unrated = { ...withBest, away: { ...withBest.away, bench: [lineUpPlayer(14, { isManOfTheMatch: true })] } };
  expect(bestPlayer(unrated)).toBeUndefined();
});
