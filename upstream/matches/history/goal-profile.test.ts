import { expect, it } from "vitest";
import { goalProfile, toGoalGame, wasPlayed } from "./goal-profile.ts";
import { seenBy } from "./perspective.ts";
import { OWN, played } from "./test-matches.ts";

const game = (sketch: Parameters<typeof played>[0]) => toGoalGame(seenBy(played(sketch), OWN));

const GAMES = [
  game({ score: [2, 1], halfTime: [0, 1], home: [50, 88], away: [10] }),
  game({ score: [0, 0], halfTime: [0, 0] }),
  game({ score: [1, 5], halfTime: [1, 2], isAway: true, home: [30], away: [5, 44, 46, 60, 61] }),
  game({ score: [3, 0] }),
];

it("sums up the goals of a team", () => {
  expect(goalProfile(GAMES)).toMatchObject({
    matches: 4,
    scored: 10,
    conceded: 2,
    avgScored: "2.50",
    avgConceded: "0.50",
    cleanSheets: 2,
    failedToScore: 1,
    btts: 2,
    oddEven: { odd: 2, even: 2 },
  });
});

it.each([
  ["0.5", 3, 1, 0],
  ["2.5", 3, 1, 0],
  ["3", 1, 1, 2],
  ["3.5", 1, 3, 0],
  ["5.5", 1, 3, 0],
])("totals against %s: %i over, %i under, %i pushed", (line, over, under, push) => {
  expect(goalProfile(GAMES).totals).toContainEqual({ line, over, under, push });
});

it("puts four goals and more into one row", () => {
  expect(goalProfile(GAMES).exactGoals).toEqual([
    { goals: "0", count: 1 },
    { goals: "1", count: 0 },
    { goals: "2", count: 1 },
    { goals: "3", count: 1 },
    { goals: "4+", count: 1 },
  ]);
});

it("tells half-time and full-time results from the team's side, where both are known", () => {
  const { htft } = goalProfile(GAMES);
  expect(htft).toEqual({ WW: 1, WD: 0, WL: 0, DW: 0, DD: 1, DL: 0, LW: 1, LD: 0, LL: 0 });
});

it("makes intervals only of matches whose minutes are all known", () => {
  const { timedMatches, byInterval, firstGoalInterval } = goalProfile(GAMES);
  expect(timedMatches).toBe(3);
  expect(byInterval.map(({ scored, conceded }) => [scored, conceded])).toEqual([
    [1, 1],
    [0, 1],
    [1, 0],
    [3, 0],
    [1, 0],
    [1, 0],
  ]);
  expect(firstGoalInterval[0]).toEqual({ from: 1, to: 15, scored: 1, conceded: 1 });
});

it("leaves goals of extra time out", () => {
  const late = game({ score: [1, 1], home: [20, 105], away: [80], state: { phase: "AFTER_ET", score: [2, 1] } });
  expect(late.goals).toEqual([
    { isOwn: true, minute: 20 },
    { isOwn: false, minute: 80 },
  ]);
  expect(late).toMatchObject({ scored: 1, conceded: 1 });
});

it("believes the score, where goals and score contradict each other", () => {
  expect(game({ score: [2, 0], home: [20], away: [30] }).goals).toBeUndefined();
  expect(game({ score: [2, 0], home: [20] }).goals).toBeUndefined();
});

it("orders goals of one minute by added time", () => {
  const goals = [
    { side: "home", minute: 45, addedMinute: 3 },
    { side: "away", minute: 45, addedMinute: 1 },
  ] as const;
  const { firstGoalInterval } = goalProfile([game({ score: [1, 1], state: { goals: [...goals] } })]);
  expect(firstGoalInterval[2]).toMatchObject({ scored: 0, conceded: 1 });
});

it("has no average of nothing", () => {
  expect(goalProfile([])).toMatchObject({ matches: 0, avgScored: null, avgConceded: null, cleanSheets: 0 });
});

it("counts no goals that a committee awarded", () => {
  expect(wasPlayed(seenBy(played({ score: [3, 0], state: { phase: "AWARDED" } }), OWN))).toBe(false);
});
