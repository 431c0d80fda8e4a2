import { describe, expect, test } from "vitest";
import { isFiltered, type MatchesParams, matchesPath, readMatchFilter } from "./match-filter.ts";

const read = (query: string) => readMatchFilter(new URLSearchParams(query));
const team = { sport: "football", key: "ha-noi", id: "70001" } as const;

describe("the query of a team's matches", () => {
  test.each<[query: string, params: MatchesParams]>([
    ["", { filter: {}, part: {} }],
    [
      "season=2026-27&leagueId=766&venue=home",
      { filter: { season: "2026-27", leagueId: "766", venue: "home" }, part: {} },
    ],
    ["season=2026", { filter: { season: "2026" }, part: {} }],
    ["season=&venue=&from=&to=", { filter: {}, part: {} }],
    ["direction=past&lastId=m1", { filter: {}, part: { direction: "past", lastId: "m1" } }],
    ["lastId=m1", { filter: {}, part: {} }],
    ["from=2026-10-01&to=2026-11-01", { filter: {}, part: { range: { from: "2026-10-01", to: "2026-11-01" } } }],
    ["from=2026-11-01&to=2026-10-01", { filter: {}, part: { range: { from: "2026-10-01", to: "2026-11-01" } } }],
    ["to=2026-11-01&direction=past", { filter: {}, part: { range: { to: "2026-11-01" } } }],
  ])("%s", (query, params) => {
    expect(read(query)).toEqual(params);
  });

  test.each([
    "season=next",
    "venue=neutral",
    "direction=back",
    "leagueId=a/b",
    "lastId=%20",
    "from=2026-02-30",
    "to=soon",
  ])("%s is none", (query) => {
    expect(read(query)).toBeUndefined();
  });

  test.each<MatchesParams>([
    { filter: {}, part: {} },
    { filter: { venue: "away" }, part: { direction: "next", lastId: "m5" } },
    { filter: { season: "2026-27", leagueId: "766" }, part: { range: { from: "2026-10-01", to: "2026-11-01" } } },
  ])("an address has what it was made of: %j", (params) => {
    const [path, query = ""] = matchesPath(team, params).split("?");
    expect(path).toBe("/football/team/ha-noi/70001/match");
    expect(read(query)).toEqual(params);
  });

  test("a part of the list is no filter", () => {
    expect(isFiltered({})).toBe(false);
    expect(isFiltered({ venue: "home" })).toBe(true);
  });
});
