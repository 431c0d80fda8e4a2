import { describe, expect, test } from "vitest";
import { PAGES } from "./pages/pages.ts";
import { fillPattern, pathPattern, pathSegments, RESERVED_SLUGS } from "./path-pattern.ts";
import { COMPETITION_TABS } from "./paths.ts";
import { isSport } from "./sports.ts";

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

test("no country or competition can have the slug of a page", () => {
  const words = PAGES.flatMap(({ path }) => {
    const [sport, first = "", second = ""] = pathSegments(path);
    return isSport(sport) ? [first.startsWith(":") ? second : first] : [];
  }).filter((word) => word && !word.startsWith(":"));
  expect(words).toContain("team");
  expect([...words, ...COMPETITION_TABS].filter((word) => !RESERVED_SLUGS.includes(word))).toEqual([]);
});
