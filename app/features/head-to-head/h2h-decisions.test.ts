import { describe, expect, it } from "vitest";
import { finished, STATES } from "~/features/match-row/test-matches";
import { durationOf, type H2hQuery, h2hSearch, isNarrowed, readH2hQuery } from "./h2h-query.ts";
import { resultOf, teamTally } from "./load-h2h.server.ts";

const usual: H2hQuery = { count: 10, isSameLeague: false, isSameVenue: false };

describe("the choice in an address", () => {
  it.each<[string, H2hQuery]>([
    ["", usual],
    ["last=10&league=&venue=any", usual],
    ["last=5", { ...usual, count: 5 }],
    ["last=20&league=same", { ...usual, count: 20, isSameLeague: true }],
    ["venue=same", { ...usual, isSameVenue: true }],
  ])("“%s” is read", (search, query) => {
    expect(readH2hQuery(new URLSearchParams(search))).toEqual(query);
  });

  it.each(["last=6", "last=abc", "last=-5", "league=other", "venue=home"])("“%s” is none", (query) => {
    expect(readH2hQuery(new URLSearchParams(query))).toBeUndefined();
  });

  it.each<[string, H2hQuery]>([
    ["", usual],
    ["?last=5&league=same&venue=same", { count: 5, isSameLeague: true, isSameVenue: true }],
  ])("is written “%s” and read again", (search, query) => {
    expect(h2hSearch(query)).toBe(search);
    expect(readH2hQuery(new URLSearchParams(search))).toEqual(query);
  });

  it.each([
    [5, 6],
    [10, 10],
    [20, 20],
  ] as const)("of %i matches asks for %i of a team", (count, duration) => {
    expect(durationOf({ ...usual, count })).toBe(duration);
  });

  it("narrows down by competition and by venue, not by number", () => {
    expect(isNarrowed({ ...usual, count: 5 })).toBe(false);
    expect(isNarrowed({ ...usual, isSameVenue: true })).toBe(true);
  });
});

describe("how a team's matches went", () => {
  it("counts goals by the side that the team was on, and wins in extra time as wins", () => {
    const rows = [
      { match: finished, side: "home" },
      { match: finished, side: "away" },
      { match: STATES.afterExtraTime, side: "home" },
      { match: STATES.afterPenalties, side: "home" },
    ] as const;
    expect(rows.map(resultOf)).toEqual(["W", "L", "W", "D"]);
    expect(teamTally(rows)).toEqual({ played: 4, won: 2, drawn: 1, lost: 1, scored: 6, conceded: 5 });
  });

  it("is nothing without matches", () => {
    expect(teamTally([])).toEqual({ played: 0, won: 0, drawn: 0, lost: 0, scored: 0, conceded: 0 });
  });
});
