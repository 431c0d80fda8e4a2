import { describe, expect, it } from "vitest";
import { finished } from "~/features/match-row/test-matches";
import { arsenal, basketballRow, burnley, chelsea, row } from "~/features/standings/test-standings";
import { teamsTables } from "./load-match-table.server.ts";
import { hasSeasonPage, placesOf } from "./MatchTablePage.tsx";

const match = { ...finished, home: chelsea, away: burnley };
const of = (id: string, ...ranks: number[]) => ({ id, rows: ranks.map((rank) => row(rank)) });

describe("the tables of a match's teams", () => {
  it.each([
    ["only theirs", [of("a", 1), of("b", 2, 3)], ["b"]],
    ["the one of both first", [of("away", 2), of("both", 2, 3)], ["both", "away"]],
    ["the home side's before the away side's", [of("away", 1, 2), of("home", 3)], ["home", "away"]],
    ["none where they stand in none", [of("a", 1)], []],
  ])("%s", (_which, tables, ids) => {
    expect(teamsTables(tables, match).map(({ id }) => id)).toEqual(ids);
  });
});

describe("the teams' places", () => {
  const nameOf = (table: { id?: string; rows: unknown }) => table.id;

  it("are the home side's first, by points in football", () => {
    expect(placesOf([of("regular", 1, 2, 3)], match, nameOf)).toMatchObject([
      { name: "Chelsea", rank: 3, points: 17 },
      { name: "Burnley", rank: 2, points: 17 },
    ]);
  });

  it("say in which table, where there are several", () => {
    expect(placesOf([of("group-A", 3), of("group-B", 2)], match, nameOf)).toMatchObject([
      { name: "Chelsea", rank: 3, points: 17, table: "group-A" },
      { name: "Burnley", rank: 2, points: 17, table: "group-B" },
    ]);
  });

  it("are by wins and defeats in basketball", () => {
    const rows = [basketballRow(1, { team: arsenal })];
    expect(placesOf([{ rows }], { home: arsenal, away: burnley }, nameOf)).toMatchObject([
      { name: "Arsenal", rank: 1, won: 14, lost: 2 },
    ]);
  });
});

describe("the table of the whole season", () => {
  const NOW = Date.parse("2026-11-21T12:00:00Z");
  it.each([
    ["simulated", "2026-11-21", true],
    ["simulated", "2017-01-01", true],
    ["simulated", "2009-05-10", false],
    ["simulated", "2027-10-01", true],
    ["simulated", "2031-01-01", false],
    ["imported", "2009-05-10", true],
  ] as const)("has a page for a match of %s data on %s: %s", (source, day, expected) => {
    expect(hasSeasonPage({ source, kickOff: Date.parse(day) }, NOW)).toBe(expected);
  });
});
