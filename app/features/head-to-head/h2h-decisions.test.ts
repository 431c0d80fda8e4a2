import { describe, expect, it } from "vitest";
import type { Match } from "#contract/domain/match";
import { GAMES } from "~/features/match-row/test-games";
import { finished, STATES } from "~/features/match-row/test-matches";
import { durationOf, type H2hQuery, h2hSearch, isNarrowed, readH2hQuery } from "./h2h-query.ts";
import { isBeyondNinety, teamTally } from "./team-tally.ts";

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
  it("counts results as given, and goals of the side that it was on", () => {
    const rows = [
      { match: finished, side: "home", result: "W" },
      { match: finished, side: "away", result: "L" },
      { match: STATES.afterExtraTime, side: "home", result: "D" },
    ] as const;
    expect(teamTally(rows)).toEqual({ played: 3, won: 1, drawn: 1, lost: 1, scored: 4, conceded: 4 });
  });

  it("is nothing without matches", () => {
    expect(teamTally([])).toEqual({ played: 0, won: 0, drawn: 0, lost: 0, scored: 0, conceded: 0 });
  });

  it.each<[string, Match, boolean]>([
    ["full time", finished, false],
    ["extra time", STATES.afterExtraTime, true],
    ["a shoot-out", STATES.afterPenalties, true],
    ["overtime of basketball", { ...STATES.afterExtraTime, sport: "basketball" }, false],
    ["a game not played", GAMES.scheduled, false],
  ])("after %s", (_how, match, isBeyond) => {
    expect(isBeyondNinety(match)).toBe(isBeyond);
  });
});
