import { describe, expect, test } from "vitest";
import { placeOf } from "~/page/navigation";
import { FOOTER_TABS, hasPhoneHeader, hasTabBar, isSelected, tabPath } from "./footer-tabs.ts";

describe("the tab bar's addresses", () => {
  test.each([
    ["football", "/football/matches /football/highlights /fantasysport /news"],
    ["basketball", "/basketball/matches /basketball/highlights /fantasysport /news"],
    ["all", "/football/matches /football/highlights /fantasysport /news"],
  ] as const)("for %s are %s", (sport, paths) => {
    expect(FOOTER_TABS.map((tab) => tabPath(tab, sport)).join(" ")).toBe(paths);
  });

  test("news is tab 3, which has no sport in its path", () => {
    expect(FOOTER_TABS.filter(({ id }) => id === 3).map(({ name }) => name)).toEqual(["news"]);
  });
});

test.each([
  ["/football/matches", "matches"],
  ["/football/england/premier-league/a-vs-b/1", "matches"],
  ["/football/worldcup2022/matches", "matches"],
  ["/basketball/highlights", "highlightsShort"],
  ["/basketball/fantasysport", "fantasy"],
  ["/fantasysport", "fantasy"],
  ["/news/football", "news"],
  ["/football/fav", ""],
  ["/football/event", ""],
  ["/privacy-policy", ""],
])("on %s the selected tab is %j", (path, name) => {
  const selected = FOOTER_TABS.filter((tab) => isSelected(tab, path, placeOf(path)));
  expect(selected.map((tab) => tab.name).join()).toBe(name);
});

test.each([
  ["/signup", false],
  ["/signin", false],
  ["/forgetpassword", false],
  ["/account", false],
  ["/account/myProfile", false],
  ["/signing", true],
  ["/football/matches", true],
  ["/notification", true],
])("on a phone %s has the tab bar: %s", (path, isThere) => {
  expect(hasTabBar(path)).toBe(isThere);
});

test.each([
  ["/football/matches", true],
  ["/basketball/matches", true],
  ["/football/worldcup2022/matches", false],
  ["/news", false],
  ["/football/england/premier-league/matches", false],
])("on a phone %s has the header: %s", (path, isThere) => {
  expect(hasPhoneHeader(path)).toBe(isThere);
});
