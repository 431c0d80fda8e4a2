import { expect, it } from "vitest";
import { standingRow as basketballRow } from "./api-basketball/stub-answers.ts";
import { standingRow, standingsRow } from "./api-football/stub-answers.ts";
import { readBasketballTables, readFootballTables } from "./api-sports/read-tables.ts";
import { answerOf, refusalOf } from "./api-sports/stub-answer.ts";
import { readTables } from "./football-data/read-tables.ts";
import { standingsOf } from "./football-data/stub-answers.ts";
import { readTable } from "./openligadb/read-table.ts";
import { tableRow } from "./openligadb/stub-answers.ts";

const CLUBS = [1, 2, 3, 4].map((id) => ({ id, name: `Club ${id}` }));
const line = (place: number, change: object = {}) => ({
  club: CLUBS[place - 1]!,
  rank: place,
  played: 3,
  won: 2,
  drawn: 1,
  lost: 0,
  scored: 7,
  conceded: 2,
  points: 7,
  ...change,
});
const fact = (place: number, change: object = {}) => ({
  team: { id: String(place), name: `Club ${place}` },
  rank: place,
  played: 3,
  points: 7,
  scored: 7,
  conceded: 2,
  ...change,
});

it("API-Football lists a table for each group", () => {
  const tables = [
    [standingRow(line(1)), standingRow(line(2))],
    [standingRow(line(3, { rank: 1 })), standingRow(line(4, { rank: 2 }))],
  ];
  expect(readFootballTables(answerOf([standingsRow(tables)]))).toEqual({
    facts: [{ lines: [fact(1), fact(2)] }, { lines: [fact(3, { rank: 1 }), fact(4, { rank: 2 })] }],
    reasons: [],
  });
  expect(readFootballTables(answerOf([]))).toEqual({ facts: [], reasons: [] });
});

it("a table with a line that cannot be read is left out, and others are not", () => {
  const tables = [[standingRow(line(1)), { ...standingRow(line(2)), rank: null }], [standingRow(line(3))]];
  const { facts, reasons } = readFootballTables(answerOf([standingsRow(tables)]));
  expect(facts).toEqual([{ lines: [fact(3)] }]);
  expect(reasons).toEqual([expect.stringMatching(/^row 1: rank/)]);
});

it("an error of API-Sports is no table, nor is anything else", () => {
  expect(() => readFootballTables(refusalOf("requests"))).toThrow("refused: requests");
  expect(() => readBasketballTables(refusalOf("plan"))).toThrow("refused: plan");
  for (const read of [readFootballTables, readBasketballTables, readTables, readTable])
    expect(() => read({ message: "Not found" })).toThrow();
});

it("API-Basketball names the group in each line: conferences, and divisions with the same teams again", () => {
  const won = { won: 2, points: undefined };
  const rows = [
    basketballRow(line(1), "Eastern Conference"),
    basketballRow(line(2, { rank: 1 }), "Western Conference"),
    basketballRow(line(3, { rank: 2 }), "Eastern Conference"),
    basketballRow(line(1), "Atlantic"),
  ];
  const expected = [[fact(1, won), fact(3, { ...won, rank: 2 })], [fact(2, { ...won, rank: 1 })], [fact(1, won)]];
  for (const response of [[rows], [rows.slice(0, 3), rows.slice(3)]])
    expect(readBasketballTables(answerOf(response))).toEqual({
      facts: expected.map((lines) => ({ lines })),
      reasons: [],
    });
});

it("football-data.org has tables of home and away matches beside the whole one", () => {
  expect(readTables(standingsOf([line(1), line(2)]))).toEqual({ facts: [{ lines: [fact(1), fact(2)] }], reasons: [] });
});

it("OpenLigaDB numbers no places: the order says them", () => {
  const rows = [3, 1, 2].map((place) => tableRow(line(place), { teamId: place, teamName: `Club ${place}` }));
  const lines = [fact(3, { rank: 1 }), fact(1, { rank: 2 }), fact(2, { rank: 3 })];
  expect(readTable(rows)).toEqual({ facts: [{ lines }], reasons: [] });
  expect(readTable([])).toEqual({ facts: [], reasons: [] });
});
