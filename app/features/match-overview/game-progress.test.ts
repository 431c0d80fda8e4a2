import { describe, expect, test } from "vitest";
import type { GameComment, GameEvent } from "#contract/domain/game-events";
import type { GamePeriods, Match, Pair, Side } from "#contract/domain/match";
import { finished, live } from "~/features/match-row/test-matches";
import { chanceLine, latestPlay, latestRun, playedAt } from "./game-progress.ts";
import { HALF, WIDTH } from "./score-flow.ts";

const periods = (begun: number): GamePeriods => ({
  count: 4,
  seconds: 600,
  points: Array.from({ length: begun }, (): Pair => [20, 20]),
});

test.each([
  [1, 600, 0],
  [2, 30, 1170],
  [4, 0, 2400],
  [5, 300, 2400],
  [6, 0, 3000],
])("in period %i with %i seconds left, %i are played", (period, left, played) => {
  expect(playedAt({ period, left }, periods(4))).toBe(played);
});

const score = (side: Side, left: number, points: number): GameEvent => ({
  id: `${left}`,
  kind: "FG2",
  side,
  points,
  period: 4,
  left,
  score: [0, 0],
  at: 0,
  seq: 0,
});

describe("a run", () => {
  test.each<[string, GameEvent[], object | undefined]>([
    [
      "is the greatest difference of the last minutes, however it was broken",
      [
        score("away", 400, 3),
        score("home", 300, 3),
        score("home", 260, 3),
        score("away", 200, 2),
        score("home", 115, 3),
      ],
      { side: "home", points: [9, 2], seconds: 185 },
    ],
    [
      "is none where both score in turn",
      [score("home", 300, 2), score("away", 280, 2), score("home", 260, 3)],
      undefined,
    ],
    ["ends where it is long ago", [score("home", 600, 3), score("home", 590, 3), score("away", 200, 2)], undefined],
    [
      "is the away side's, too",
      [score("away", 90, 3), score("away", 60, 3)],
      { side: "away", points: [0, 6], seconds: 30 },
    ],
    ["needs points", [], undefined],
  ])("%s", (_name, events, run) => {
    expect(latestRun(events, periods(4))).toEqual(run);
  });
});

test("the last play is the newest that is one", () => {
  const said = (id: string, kind: GameComment["kind"]) => ({ id, kind }) as GameComment;
  expect(latestPlay([said("3", "SUB"), said("2", "PERIOD"), said("1", "FOUL")])?.id).toBe("1");
  expect(latestPlay([])).toBeUndefined();
});

const points = (line = "") =>
  line
    .slice(1)
    .split("L")
    .map((one) => one.split(" ").map(Number));

describe("the line of the chance of winning", () => {
  const rate = { home: 70, source: "model" as const };
  const flow = [
    { seconds: 0, lead: 0 },
    { seconds: 1200, lead: -6 },
    { seconds: 2390, lead: 1 },
  ];
  const game = (change: object): Match =>
    ({ ...finished, sport: "basketball", periods: periods(4), ...change }) as Match;

  test("goes from the chance before the game to the result", () => {
    const drawn = points(chanceLine(game({}), flow, rate));
    expect(drawn[0]).toEqual([0, Math.round(HALF * 2 * 0.3)]);
    expect(drawn.at(-1)).toEqual([WIDTH, 0]);
    expect(points(chanceLine(game({}), [...flow, { seconds: 2400, lead: -2 }], rate)).at(-1)).toEqual([
      WIDTH,
      HALF * 2,
    ]);
    expect(drawn.every(([, y = -1]) => y >= 0 && y <= HALF * 2)).toBe(true);
  });

  test("ends at the clock while the game is played", () => {
    const playing = { ...live, sport: "basketball", periods: periods(4), gameClock: { left: 300 } } as Match;
    const [x, y] = points(chanceLine(playing, flow.slice(0, 2), { home: 25, source: "model" })).at(-1) ?? [];
    expect(x).toBe(WIDTH * (2100 / 2400));
    expect(y).toBeGreaterThan(HALF);
  });

  test("is not there before the first points, nor before the game", () => {
    expect(chanceLine(game({}), [{ seconds: 0, lead: 0 }], rate)).toBeUndefined();
    expect(chanceLine({ ...game({}), periods: undefined } as Match, flow, rate)).toBeUndefined();
  });
});
