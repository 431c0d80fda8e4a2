import { expect, test } from "vitest";
import type { TableRow } from "../../competitions/standings/rank-teams.ts";
import { differingRows } from "./published-tables.ts";

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
