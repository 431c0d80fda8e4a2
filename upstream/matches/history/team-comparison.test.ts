import { expect, it } from "vitest";
import { type CountedGame, type Counts, compareTeams } from "./team-comparison.ts";

const game = (counts: Counts, scored = 1, conceded = 0): CountedGame => ({
  scored,
  conceded,
  result: scored > conceded ? "W" : scored < conceded ? "L" : "D",
  counts,
});

const rowOf = (sport: "football" | "basketball", key: string, home: CountedGame[], away: CountedGame[] = []) =>
  compareTeams(sport, home, away).find((row) => row.key === key);

it("averages ratings over the last ten and cards over the last twenty", () => {
  const games = Array.from({ length: 25 }, (_, index) => game({ rating: index, yellowCards: index }));
  expect(rowOf("football", "avgRating10", games)).toMatchObject({ home: "4.50", sampleHome: 10 });
  expect(rowOf("football", "avgYellow20", games)).toMatchObject({ home: "9.50", sampleHome: 20 });
});

it("averages over the matches that were counted, and tells how many", () => {
  const games = [game({ corners: 6 }), game({}), game({ corners: 3 })];
  expect(rowOf("football", "avgCorner20", games)).toEqual({
    key: "avgCorner20",
    home: "4.50",
    sampleHome: 2,
    away: null,
    sampleAway: 0,
  });
});

it("counts a nought as counted", () => {
  expect(rowOf("football", "avgCorner20", [game({ corners: 0 })])).toMatchObject({ home: "0.00", sampleHome: 1 });
});

it("tells goals and clean sheets of the score, whatever was counted beside", () => {
  const games = [game({}, 2, 0), game({}, 1, 1), game({}, 0, 3), game({}, 1, 0)];
  expect(rowOf("football", "avgGoalsFor", games)).toMatchObject({ home: "1.00", sampleHome: 4 });
  expect(rowOf("football", "avgGoalsAgainst", games)).toMatchObject({ home: "1.00" });
  expect(rowOf("football", "cleanSheetPct", games)).toMatchObject({ home: "50.00" });
});

it("takes hits of all tries, not the mean of percentages", () => {
  const games = [game({ fieldGoals: 1, fieldGoalsTried: 1 }), game({ fieldGoals: 0, fieldGoalsTried: 3 })];
  expect(rowOf("basketball", "fieldGoalPct", games)).toMatchObject({ home: "25.00", sampleHome: 2 });
  expect(rowOf("basketball", "threePointPct", [game({ threes: 0, threesTried: 0 })])).toMatchObject({
    home: null,
    sampleHome: 1,
  });
});

it("compares each sport by its own measures, both sides alike", () => {
  const keys = (sport: "football" | "basketball") => compareTeams(sport, [], []).map(({ key }) => key);
  expect(keys("football")).toHaveLength(8);
  expect(keys("basketball")).toHaveLength(9);
  expect(keys("football").filter((key) => keys("basketball").includes(key))).toEqual([]);
  const games = [game({ corners: 4, rating: 7 }, 2, 2)];
  for (const row of compareTeams("football", games, games)) expect(row.home).toBe(row.away);
});
