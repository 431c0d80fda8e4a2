import { describe, expect, test } from "vitest";
import { fillPattern, pathPattern, pathSegments } from "./path-pattern.ts";

const read = (pattern: string, path: string) => pathPattern(pattern)(pathSegments(path));

describe("a pattern", () => {
  test.each([
    ["/football/matches", "/football/matches", {}],
    ["/football/matches", "/football/matches/", {}],
    ["/football/matches", "/basketball/matches", undefined],
    ["/football/matches", "/football/matches/more", undefined],
    [
      "/football/:countryKey/:leagueKey",
      "/football/england/premier-league",
      { countryKey: "england", leagueKey: "premier-league" },
    ],
    ["/football/:countryKey/:leagueKey", "/football/team/arsenal", undefined],
    ["/football/:countryKey/:leagueKey", "/football/england/matches", undefined],
    ["/football/:countryKey/:leagueKey", "/football/england/about", undefined],
    ["/football/:countryPlace/matches", "/football/brazil-76/matches", { countryPlace: "brazil-76" }],
    ["/football/:countryPlace/matches", "/football/fav/matches", undefined],
    ["/football/:countryPlace/matches", "/football/brazil/matches", undefined],
  ])("%s reads %s", (pattern, path, params) => {
    expect(read(pattern, path)).toEqual(params);
  });
});

test("a pattern is filled in", () => {
  expect(fillPattern("/football/team/:teamName/:teamKey/overview", { teamName: "arsenal", teamKey: "42" })).toBe(
    "/football/team/arsenal/42/overview",
  );
});
