import { expect, test } from "vitest";
import type { TableRow } from "../../competitions/standings/rank-teams.ts";
import { comparableLines, differingRows, otherPoints, rowsOnce } from "./published-tables.ts";

const ours = (teamId: string, rank: number, points: number, change: Partial<TableRow> = {}): TableRow => ({
  rank,
  teamId,
  played: 2,
  won: 0,
  drawn: 0,
  lost: 0,
  goalsFor: 3,
  goalsAgainst: 2,
  goalDifference: 1,
  points,
  deducted: 0,
  form: [],
  ...change,
});
const theirs = (teamId: string | undefined, rank: number, points: number, change = {}) => ({
  ...(teamId !== undefined && { teamId }),
  rank,
  points,
  played: 2,
  scored: 3,
  conceded: 2,
  ...change,
});
const TABLE = [ours("1", 1, 6), ours("2", 2, 0)];

test.each([
  ["the same table", [theirs("1", 1, 6), theirs("2", 2, 0)], []],
  ["other points", [theirs("1", 1, 6), theirs("2", 2, 1)], ["2"]],
  ["another place", [theirs("1", 2, 6), theirs("2", 1, 0)], ["1", "2"]],
  ["other games won", [theirs("1", 1, 6, { won: 1 }), theirs("2", 2, 0, { won: 0 })], ["1"]],
  ["no points", [theirs("1", 1, 6, { points: undefined }), theirs("2", 2, 0, { won: 0 })], []],
  ["other goals", [theirs("1", 1, 6, { conceded: 3 }), theirs("2", 2, 0)], ["1"]],
  ["a table of an earlier day", [theirs("1", 1, 3, { played: 1 }), theirs("2", 2, 0)], undefined],
  ["a table without one of the clubs", [theirs("1", 1, 6)], undefined],
  ["a table with a club that nobody knows", [theirs("1", 1, 6), theirs(undefined, 2, 0)], undefined],
  ["a table with one club more", [theirs("1", 1, 6), theirs("2", 2, 0), theirs("3", 3, 0)], undefined],
])("of %s differ: %s", (_, published, differing) => {
  expect(differingRows(published, TABLE)?.map(({ teamId }) => teamId)).toEqual(differing);
});

test("clubs that share a place have any of it", () => {
  const shared = [ours("1", 1, 3, { isTied: true }), ours("2", 1, 3, { isTied: true })];
  expect(differingRows([theirs("1", 2, 3), theirs("2", 1, 3)], shared)).toEqual([]);
});

test("no table is comparable with any", () => {
  expect(differingRows([], [])).toBeUndefined();
});

const GROUPS = [{ rows: TABLE }, { rows: [ours("3", 1, 4), ours("4", 2, 1)] }];
/** A ranking across groups, as of all thirds. */
const ACROSS = { rows: [ours("2", 1, 0), ours("4", 2, 1)] };

test.each([
  [
    "one of each group",
    [
      ["2", "1"],
      ["4", "3"],
    ],
    ["2", "1", "4", "3"],
  ],
  [
    "others beside them",
    [
      ["1", "2", "3", "4"],
      ["1", "2"],
      ["3", "4"],
    ],
    ["1", "2", "3", "4"],
  ],
  [
    "a group twice",
    [
      ["1", "2"],
      ["3", "4"],
      ["2", "4"],
    ],
    ["1", "2", "3", "4"],
  ],
  [
    "one with a club that nobody knows",
    [
      ["1", undefined],
      ["3", "4"],
    ],
    ["3", "4"],
  ],
  ["of other clubs", [["1", "3"]], []],
] as const)("of tables those of the same clubs count: %s", (_, tables, expected) => {
  const given = tables.map((ids) => ids.map((id, index) => theirs(id, index + 1, 0)));
  expect(comparableLines(given, [...GROUPS, ACROSS]).map(({ teamId }) => teamId)).toEqual(expected);
});

test("a club's own group counts, not a ranking across groups", () => {
  const rows = rowsOnce([...GROUPS, ACROSS]);
  expect(rows).toHaveLength(4);
  expect(rows.find(({ teamId }) => teamId === "4")?.rank).toBe(2);
  expect(rows.find(({ teamId }) => teamId === "2")?.rank).toBe(2);
});

test.each([
  ["points that are missing of the same results", theirs("1", 1, 3), -3],
  ["points of other results", theirs("1", 1, 3, { scored: 2 }), undefined],
  ["the same points", theirs("1", 2, 6), undefined],
  ["no points", theirs("1", 1, 6, { points: undefined }), undefined],
])("other points are told of %s", (_, line, expected) => {
  expect(otherPoints({ ...line, teamId: "1" }, TABLE[0]!)).toBe(expected);
});
