import { expect, test } from "vitest";
import { type TableData, toTableWatch } from "./table-watch.ts";
import { rowOf, team } from "./test-football-data.ts";

const row = (teamId: string, rank: number, points: number, lost = 2) => ({
  ...rowOf(teamId, rank, points),
  lost,
  goalsFor: 10,
  goalsAgainst: 10,
  form: ["W", "W", "L", "D", "W"] as ("W" | "D" | "L")[],
});

const TABLE = [row("A", 1, 30), row("B", 2, 28), row("C", 3, 20), row("D", 4, 19), row("E", 5, 10), row("F", 6, 4)];
const ZONES = [{ zone: "relegation", colour: "", fromRank: 5, toRank: 6 }] as const;

const watch = (change: Partial<TableData> = {}) =>
  toTableWatch({
    competition: { id: "101", key: "league", sport: "football", names: { en: "League" } },
    source: "simulated",
    rows: TABLE,
    zones: [],
    teamOf: team,
    day: Date.parse("2026-11-23"),
    ...change,
  } as TableData);

test.each<[string, Partial<TableData>, string]>([
  ["nothing new", { before: TABLE }, "Plain"],
  ["a new leader", { before: [row("B", 1, 27), row("A", 2, 27)] }, "NewLeader"],
  ["a leader without a defeat", { rows: [row("A", 1, 30, 0), ...TABLE.slice(1)] }, "Unbeaten"],
  ["a lead of seven points", { rows: [row("A", 1, 35), ...TABLE.slice(1)] }, "Runaway"],
  ["a shared lead", { rows: [row("A", 1, 28), ...TABLE.slice(1)] }, "Level"],
  ["a climb of three places", { before: [TABLE[0]!, TABLE[1]!, row("D", 3, 19), row("C", 6, 17)] }, "Climb"],
])("%s leads the look at a table", (_case, change, expected) => {
  expect(watch(change).openings[0]).toEqual([`watchOpen${expected}`]);
});

test("it tells the points between the last safe place and the first that goes down", () => {
  const keys = (data: Partial<TableData>) => watch(data).parts[0]!.lines.map(({ key }) => key);
  expect(keys({ zones: ZONES })).toContain("watchSafety");
  expect(keys({})).not.toContain("watchSafety");
});
