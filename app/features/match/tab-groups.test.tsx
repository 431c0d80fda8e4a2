import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { describe, expect, test } from "vitest";
import { LOCALE_CODES } from "#contract/tables/locales";
import { type MatchTabKey, tabsOfSport } from "#contract/tables/match-tabs";
import { SPORTS } from "#contract/tables/sports";
import { live } from "~/features/match-row/test-matches";
import { translatorOf } from "~/i18n/translator";
import { groupTabs, MatchTabs, TabSwitch } from "./MatchTabs.tsx";
import { FOOTBALL_INFO, GAME_INFO } from "./test-tab.ts";

describe("the row of a match's tabs", () => {
  test.each([
    ["football", ["info", "live", "lineups", "stats", "table", "h2h", "odds", "analysis"]],
    [
      "basketball",
      ["info", "box-score", "play-by-play", "shots", "lineups", "stats", "table", "h2h", "odds", "analysis"],
    ],
  ] as const)("has one for the course of play, %s", (sport, names) => {
    expect(groupTabs(sport, tabsOfSport(sport)).map(({ name }) => name)).toEqual(names);
  });

  test.each(SPORTS.map(({ code }) => code))("leaves no page of %s out, and none twice", (sport) => {
    const tabs = tabsOfSport(sport);
    expect(
      groupTabs(sport, tabs)
        .flatMap(({ keys }) => keys)
        .toSorted(),
    ).toEqual(tabs.toSorted());
  });

  test.each<[MatchTabKey[], MatchTabKey[]]>([
    [
      ["info", "feed", "tracker", "commentary"],
      ["feed", "commentary", "tracker"],
    ],
    [
      ["info", "tracker", "commentary"],
      ["commentary", "tracker"],
    ],
    [["info", "commentary"], ["commentary"]],
  ])("leads to the first page that the match has: %o to %o", (tabs, keys) => {
    expect(groupTabs("football", tabs).slice(1)).toEqual([{ name: "live", keys }]);
  });

  test("has no place for the course of play where nobody tells it", () => {
    expect(groupTabs("football", ["info", "h2h"]).map(({ name }) => name)).toEqual(["info", "h2h"]);
  });
});

const football = { about: { sport: "football" as const, ...FOOTBALL_INFO }, tabs: tabsOfSport("football") };
const game = { about: { sport: "basketball" as const, ...GAME_INFO }, tabs: tabsOfSport("basketball") };

function render(head: Parameters<typeof MatchTabs>[0]["head"], locale: (typeof LOCALE_CODES)[number] = "en") {
  return renderToStaticMarkup(
    <I18nextProvider i18n={translatorOf(locale, ["match"])}>
      <MatchTabs head={head} locale={locale} />
      <TabSwitch head={head} locale={locale} />
    </I18nextProvider>,
  );
}

/** What is marked as current: in the row of tabs, then in the switch. */
const current = (html: string) =>
  [...html.matchAll(/<a href="[^"]*\/([^"/]*)" aria-current="(\w+)">([^<]*)</g)].map((found) => found.slice(1));

describe("a page behind a tab", () => {
  test.each([
    ["feed", ["feed", "page", "Feed"], ["feed", "true", "Feed"]],
    ["commentary", ["feed", "true", "Feed"], ["commentary", "true", "Commentary"]],
    ["tracker", ["feed", "true", "Feed"], ["tracker", "true", "Replay"]],
  ] as const)("marks the tab, and itself in the switch: %s", (tab, ofTabs, ofSwitch) => {
    expect(current(render({ ...football, tab }))).toEqual([ofTabs, ofSwitch]);
  });

  test("is called live while the match is", () => {
    const about = { ...football.about, match: live };
    expect(current(render({ ...football, about, tab: "feed" }))[0]).toEqual(["feed", "page", "Live"]);
  });

  test.each(LOCALE_CODES)("has its own name in %s", (locale) => {
    const [, links = ""] = render({ ...football, tab: "feed" }, locale).split('id="tab-switch"');
    const names = [...links.matchAll(/>([^<]+)<\/a>/g)].map(([, name]) => name);
    expect(new Set(names).size).toBe(3);
  });

  test("of a game is the play-by-play or the tracker", () => {
    expect(current(render({ ...game, tab: "tracker" }))).toEqual([
      ["play-by-play", "true", "Play-by-play"],
      ["tracker", "true", "Live tracker"],
    ]);
  });

  test("needs no switch where it is the only one", () => {
    expect(render({ ...game, tab: "play-by-play", tabs: ["info", "play-by-play"] })).not.toContain("tab-switch");
    expect(render({ ...game, tab: "stats" })).not.toContain("tab-switch");
  });
});
