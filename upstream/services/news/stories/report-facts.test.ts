import { describe, expect, test } from "vitest";
import { rankFacts } from "./facts.ts";
import { footballFacts, playerFacts } from "./football-facts.ts";
import { formFacts } from "./form-facts.ts";
import { tableFacts } from "./table-facts.ts";
import { footballData, goalsOf, recentOf, rowOf } from "./test-football-data.ts";

const GOALS = goalsOf(["home", 20, "x"], ["home", 40, "x"]);
const keys = (facts: ReturnType<typeof footballFacts>) => rankFacts(facts).map(({ line }) => line.key);
const W = [1, 0] as const;
const L = [0, 1] as const;
const D = [1, 1] as const;

describe("what stood out in a match, the most special first", () => {
  test.each<[string, Parameters<typeof footballData>[1], string[]]>([
    ["two goals of one player", {}, ["twoGoals"]],
    ["chances that went the other way", { stats: { xg: [0.5, 1.8] } }, ["xgLost", "twoGoals"]],
    ["chances that confirm the result", { stats: { xg: [1.8, 0.5] } }, ["twoGoals", "xgWon"]],
    ["nearly equal figures", { stats: { xg: [1.2, 1], possession: [52, 48], shots: [10, 9] } }, ["twoGoals"]],
    ["the ball in vain", { stats: { possession: [30, 70] } }, ["possessionLost", "twoGoals"]],
    ["a busy goalkeeper", { stats: { saves: [9, 2] } }, ["manySaves", "twoGoals"]],
    ["odds that were wrong", { chances: [20, 20, 60] }, ["chanceBefore", "twoGoals"]],
    ["odds that were right", { chances: [60, 20, 20] }, ["twoGoals"]],
  ])("%s", (_case, change, expected) => {
    const data = footballData(GOALS, change);
    expect(keys([...footballFacts(data), ...playerFacts(data)])).toEqual(expected);
  });
});

describe("a team's runs", () => {
  test.each<[string, (readonly [number, number])[], string[]]>([
    ["three wins", [W, W, W, L], ["runWon", "cleanSheets"]],
    ["a win after three without", [W, D, L, D, W], ["firstWin"]],
    ["a defeat after four without", [L, W, D, W, D, L], ["runEnded"]],
    ["four without a win", [D, D, L, D, W], ["runWinless"]],
    ["three without a goal", [L, [0, 2], [0, 0], W], ["scoreless"]],
    ["nothing", [W, L, W, L, W], []],
    ["four of five won, without a run", [W, W, L, W, W, L], ["formTwo"]],
    ["more than is known", [W, W, W], []],
  ])("%s", (_case, scores, expected) => {
    const data = footballData(GOALS, { recent: { home: recentOf("A", ...scores), away: [] } });
    expect(keys(formFacts(data)).toSorted()).toEqual(expected.toSorted());
  });
});

describe("a match's meaning for the table", () => {
  const others = [rowOf("C", 2, 17), rowOf("D", 9, 5)];
  test.each<[string, rank: number, before: number | undefined, key: string]>([
    ["a new leader", 1, 2, "tableTop"],
    ["a leader with a gap", 1, 1, "tableAhead"],
    ["a rise", 4, 7, "tableUp"],
    ["a fall", 7, 4, "tableDown"],
    ["nothing", 4, 4, "tableStill"],
    ["nothing that is known", 4, undefined, "tableStill"],
    ["the last place", 9, 8, "tableBottom"],
  ])("%s", (_case, rank, before, key) => {
    const row = rowOf("A", rank, 20);
    const place = { row, rows: [row, ...others], zones: [], ...(before !== undefined && { before }) };
    const data = footballData(GOALS, {
      places: { home: place, away: { row: rowOf("B", 5), rows: others, zones: [] } },
    });
    expect(tableFacts(data).find(({ topic }) => topic === "table home")?.line.key).toBe(key);
  });
});

test("of a topic only the most special fact is told, and equally special ones in their order", () => {
  const fact = (topic: string, weight: number) => ({ topic, weight, line: { key: "runWon" as const } });
  expect(rankFacts([fact("a", 1), fact("b", 2), fact("a", 3), fact("c", 2)]).map(({ topic }) => topic)).toEqual([
    "a",
    "b",
    "c",
  ]);
});
