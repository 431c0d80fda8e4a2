import { expect, it } from "vitest";
import { type SeasonGame, seasonTally } from "./season-tally.ts";

const game = (scored: number, conceded: number, more: Partial<SeasonGame> = {}): SeasonGame => ({
  side: "home",
  scored,
  conceded,
  result: scored > conceded ? "W" : scored < conceded ? "L" : "D",
  ...more,
});

const GAMES = [game(2, 1), game(0, 0), game(0, 4), game(3, 1)];

it("adds up results and goals, and takes points and rank of the table", () => {
  expect(seasonTally(GAMES, { rank: 5, points: 7 })).toMatchObject({
    played: 4,
    w: 2,
    d: 1,
    l: 1,
    gf: 5,
    ga: 6,
    pts: 7,
    ppg: "1.75",
    rank: 5,
  });
});

it("has no points where the table counts wins, and no rank without a table", () => {
  expect(seasonTally(GAMES, { rank: 2 })).toMatchObject({ pts: null, ppg: null, rank: 2 });
  expect(seasonTally(GAMES)).toMatchObject({ pts: null, ppg: null, rank: null });
});

it("has no tallies against lines without prices, never noughts", () => {
  expect(seasonTally(GAMES)).toMatchObject({ ahW: null, ahL: null, over: null, push: null, under: null });
});

it("counts all five ends of a handicap and folds halves of totals", () => {
  const games = [
    game(2, 1, { handicap: "WIN", total: "OVER" }),
    game(2, 1, { handicap: "HALF_WIN", total: "HALF_OVER" }),
    game(2, 2, { handicap: "PUSH", total: "PUSH" }),
    game(0, 1, { handicap: "HALF_LOSE", total: "HALF_UNDER" }),
    game(0, 1, { handicap: "LOSE", total: "UNDER" }),
    game(1, 1, { handicap: "VOID" }),
    game(1, 1),
  ];
  expect(seasonTally(games)).toMatchObject({
    ahW: 1,
    ahHalfW: 1,
    ahP: 1,
    ahHalfL: 1,
    ahL: 1,
    over: 2,
    push: 1,
    under: 2,
  });
});

it("sums periods over the matches that tell them", () => {
  const periods = [
    game(3, 1, { periods: [[1, 0], [2, 1]] }), // biome-ignore format: pairs
    game(0, 0),
    game(2, 3, { periods: [[0, 2], [1, 0], [1, 1]] }), // biome-ignore format: pairs
  ];
  expect(seasonTally(periods).periods).toEqual([
    { period: 1, played: 2, gf: 1, ga: 2 },
    { period: 2, played: 2, gf: 3, ga: 1 },
    { period: 3, played: 1, gf: 1, ga: 1 },
  ]);
});

it("is empty without matches", () => {
  expect(seasonTally([], { rank: 1, points: 0 })).toMatchObject({ played: 0, pts: 0, ppg: null, periods: [] });
});
