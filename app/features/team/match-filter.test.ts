import { describe, expect, test } from "vitest";
import { type AskedMatches, isFiltered, matchesPath, readMatchFilter } from "./match-filter.ts";

const read = (query: string) => readMatchFilter(new URLSearchParams(query));
const team = { sport: "football", key: "ha-noi", id: "70001" } as const;

describe("what an address of a team's matches asks for", () => {
  test.each<[query: string, asked: AskedMatches]>([
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
  ])("%s", (query, asked) => {
    expect(read(query)).toEqual(asked);
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

  test.each<AskedMatches>([
    { filter: {}, part: {} },
    { filter: { venue: "away" }, part: { direction: "next", lastId: "m5" } },
    { filter: { season: "2026-27", leagueId: "766" }, part: { range: { from: "2026-10-01", to: "2026-11-01" } } },
  ])("an address says what it was made of: %j", (asked) => {
    const [path, query = ""] = matchesPath(team, asked).split("?");
    expect(path).toBe("/football/team/ha-noi/70001/match");
    expect(read(query)).toEqual(asked);
  });

  test("a part of the list is no filter", () => {
    expect(isFiltered({})).toBe(false);
    expect(isFiltered({ venue: "home" })).toBe(true);
  });
});
