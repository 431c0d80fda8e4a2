import { expect, test } from "vitest";
import { isSport } from "#contract/tables/sports";
import { sportOf, switchSport } from "./sport-switch.ts";

test.each([
  ["/football/matches", "football"],
  ["/basketball/usa/nba/a-vs-b/1", "basketball"],
  ["/news", "all"],
  ["/news/football", "all"],
  ["/fantasysport", "all"],
  ["/", "all"],
])("the sport of %s is %s", (path, sport) => {
  expect(sportOf(path)).toBe(sport);
});

test.each([
  ["/football/matches", "/basketball/matches", "/football/matches"],
  ["/football/highlights", "/basketball/highlights", "/football/highlights"],
  ["/basketball/fantasysport", "/basketball/fantasysport", "/football/fantasysport"],
  ["/fantasysport", "/basketball/fantasysport", "/football/fantasysport"],
  ["/football/fav", "/basketball/matches", "/football/matches"],
  ["/football/event", "/basketball/matches", "/football/matches"],
  ["/football/england/premier-league/matches", "/basketball/matches", "/football/matches"],
  ["/football/highlights/england/premier-league/a-vs-b/1", "/basketball/matches", "/football/matches"],
  ["/football/worldcup2022/matches", "/basketball/matches", "/football/matches"],
  ["/privacy-policy", "/basketball/matches", "/football/matches"],
  ["/news", undefined, undefined],
  ["/news/basketball", undefined, undefined],
  ["/notification", undefined, undefined],
])("from %s basketball leads to %s, football to %s", (path, basketball, football) => {
  expect([switchSport(path, "basketball"), switchSport(path, "football")]).toEqual([basketball, football]);
});

test.each([
  ["football", true],
  ["tennis", false],
  ["", false],
  [null, false],
  [undefined, false],
])("%j is a sport: %s", (word, is) => {
  expect(isSport(word)).toBe(is);
});
