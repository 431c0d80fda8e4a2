import { describe, expect, test } from "vitest";
import { PAGES } from "./pages.ts";
import { isForSearchEngines, SITEMAP_KINDS, sitemapKind } from "./search-engines.ts";

const named = (name: string) => PAGES.find((page) => page.name === name)!;

describe("sitemaps", () => {
  test.each(PAGES)("have decided about $name", (page) => {
    expect(() => sitemapKind(page)).not.toThrow();
  });

  test("list no page that is not for search engines", () => {
    expect(PAGES.filter((page) => sitemapKind(page) && !isForSearchEngines(page))).toEqual([]);
  });

  test("leave out tabs of matches and nothing else that may be indexed", () => {
    const leftOut = PAGES.filter((page) => isForSearchEngines(page) && !sitemapKind(page));
    expect(leftOut.length).toBeGreaterThan(10);
    for (const { path } of leftOut) expect(path).toContain("/:countryKey/:leagueKey/:matchName/:matchId/");
  });

  test("have no kind that no page is of, but for news", () => {
    const kinds = new Set(PAGES.map(sitemapKind));
    expect(SITEMAP_KINDS.filter((kind) => kind !== "news" && !kinds.has(kind))).toEqual([]);
  });
});

test.each([
  ["home", "pages"],
  ["footballLeagueMatches", "competitions"],
  ["footballCountryStandings", "countries"],
  ["basketballTeamSquad", "teams"],
  ["footballPlayerCareer", "players"],
  ["BASKETBALL_INFO", "matches"],
  ["highlightsDetail", "highlights"],
  ["FOOTBALL_ODDS", undefined],
  ["event", "pages"],
  ["footballEventWorldCup", "events"],
  ["basketballEventPrediction", "events"],
  ["footballEventTopreferral", "events"],
  ["basketballEventTopreferral", undefined],
  ["signin", undefined],
  ["account", undefined],
  ["search", undefined],
  ["offline", undefined],
])("%s is of the kind %s", (name, kind) => {
  expect(sitemapKind(named(name))).toBe(kind);
});

test("a page about one thing that nobody has decided about is a fault", () => {
  expect(() => sitemapKind({ name: "x", path: "/x/:id", module: "x", namespaces: [], query: [] })).toThrow("x");
});
