import { describe, expect, test } from "vitest";
import { matchPage } from "#contract/tables/pages/pages";
import { currentMark, placeOf, TABS } from "./navigation.ts";

describe("the highlighted tab and entry", () => {
  test.each([
    ["/football/matches", "football", "matches"],
    ["/football/highlights", "football", "highlights"],
    ["/football/highlights/england/premier-league/a-vs-b/1", "football", "highlights"],
    ["/football/fav", "football", "favourites"],
    ["/football/fav/teams", "football", "favourites"],
    ["/basketball/fav/matches", "basketball", "favourites"],
    ["/football/event", "football", "events"],
    ["/football/event/prediction/7", "football", "events"],
    ["/football/fantasysport", "football", "fantasySport"],
    ["/football/africa/africa-cup-of-nations/matches", "football", "afcon2023"],
    ["/football/africa/africa-cup-of-nations/a-vs-b/1", "football", "afcon2023"],
    ["/football/world/world-cup/matches", "football", "worldCup2026"],
    ["/football/world/world-cup-qualification/matches", "football", "matches"],
    ["/football/worldcup2022/matches", "football", "matches"],
    ["/football/england/premier-league/matches", "football", "matches"],
    ["/football/england/premier-league/a-vs-b/1", "football", "matches"],
    ["/football/england/premier-league/a-vs-b/1/lineups", "football", "matches"],
    ["/football/team/arsenal/1/overview", "football", "matches"],
    ["/football/player/saka/1/career", "football", "matches"],
    ["/football/africa/caf-champions-league/matches", "football", "matches"],
    ["/football/brazil-51/standings", "football", "standings"],
    ["/basketball/matches", "basketball", "matches"],
    ["/basketball/highlights/usa/nba/a-vs-b/1", "basketball", "highlights"],
    ["/basketball/event/matchscore/7", "basketball", "events"],
    ["/basketball/fantasysport", "basketball", "fantasySport"],
    ["/basketball/team/lakers/1/squad", "basketball", "matches"],
    ["/news", "news", undefined],
    ["/news/football/a-title/1", "news", undefined],
    ["/fantasysport", undefined, undefined],
    ["/newsletter", undefined, undefined],
    ["/footballs/matches", undefined, undefined],
    ["/privacy-policy", undefined, undefined],
    ["/", undefined, undefined],
  ])("of %s are %s and %s", (path, tab, entry) => {
    const place = placeOf(path);
    expect([place.tab?.key, place.entry?.key]).toEqual([tab, entry]);
  });
});

test.each([
  ["/football/matches", "/football/matches", true, "page"],
  ["/football/england/x/matches", "/football/matches", true, "true"],
  ["/news", "/football/matches", false, undefined],
])("on %s the link to %s is marked", (path, to, isPart, mark) => {
  expect(currentMark(path, to, isPart)).toBe(mark);
});

describe("every tab and entry", () => {
  const links = TABS.flatMap(({ path, entries }) => [path, ...entries.map((entry) => entry.path)]);
  test.each([...new Set(links)])("%s leads to a page, which highlights it", (path) => {
    const [bare = ""] = path.split("?");
    expect(matchPage(bare)).toBeDefined();
    const { tab, entry } = placeOf(bare);
    expect(entry?.path ?? tab?.path).toBe(path);
  });
});
