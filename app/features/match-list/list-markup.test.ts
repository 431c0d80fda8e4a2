import { describe, expect, test } from "vitest";
import type { CompetitionMatches } from "#contract/domain/competition";
import { LOCALES, type LocaleCode } from "#contract/tables/locales";
import type { Sport } from "#contract/tables/sports";
import type { EdgeContext } from "#worker/context";
import { finished, live, scheduled } from "~/features/match-row/test-matches";
import { competitionPanel } from "./competition-panel.server.ts";
import { listFacts } from "./list-facts.server.ts";
import { listMarkup } from "./list-markup.server.ts";
import type { Show } from "./show.ts";
import { TEST_NOW, testContext } from "./test-context.ts";
import { testGroup } from "./test-group.ts";

const TODAY = "2026-11-21";

interface Asked {
  sport?: Sport;
  show?: Show;
  date?: string;
  locale?: LocaleCode;
  savesData?: boolean;
}

function facts({ sport = "football", show = "all", date = TODAY, locale = "en", savesData = false }: Asked = {}) {
  const visitor: EdgeContext["visitor"] = { country: "VN", timeZone: "Asia/Ho_Chi_Minh", savesData };
  const { context } = testContext(() => undefined, { locale, visitor });
  return listFacts(context, { sport, date, today: TODAY, show, zone: [{ from: 0, minutes: 420 }] });
}

const markup = (groups: CompetitionMatches[], asked?: Asked): string => listMarkup(groups, facts(asked)).text;

describe("a competition in the list", () => {
  test("names its country, stage and source, and how many matches it has and are live", () => {
    const text = markup([testGroup("766", [live, scheduled])]);
    expect(text).toContain('<details class="g card" open id="g-766">');
    expect(text).toContain('<b>V.League 1</b> <span class="g-about"><small>Vietnam</small> <small>Matchday 9</small>');
    expect(text).toContain('<span class="tag">Simulated</span>');
    expect(text).toContain('<b class="gl">1 live</b><span class="gc">2<span class="vh"> matches</span></span>');
  });

  test("leads to its own page, beside what folds", () => {
    const text = markup([testGroup("766", [live])]);
    expect(text).toContain(
      '</summary><a class="gt" href="/en/football/vietnam/v-league-1/matches?leagueId=766" aria-labelledby="to-page"></a>',
    );
    expect(text.match(/id="to-page"/g)).toHaveLength(1);
  });

  test("has one place that links lead to, whatever its sources", () => {
    const twice = [testGroup("766", [live]), { ...testGroup("766", [finished]), season: "2025" }];
    expect(markup(twice).match(/id="g-766"/g)).toHaveLength(1);
    expect(markup(twice).match(/data-g="766"/g)).toHaveLength(1);
  });

  test("brings no picture to visitors who save data", () => {
    const group = testGroup("766", [scheduled]);
    expect(markup([group])).toContain("<img");
    expect(markup([group], { savesData: true })).not.toContain("<img");
    expect(competitionPanel([group], facts({ savesData: true })).text).not.toContain("<img");
  });
});

describe("a list of more than the first screen", () => {
  const groups = (rows: number) => Array.from({ length: 9 }, (_, id) => testGroup(`${id}`, Array(rows).fill(live)));
  const held = (text: string) => text.match(/<noscript>/g)?.length ?? 0;

  test("has headings and rows below it in <noscript>", () => {
    const [first, later] = markup(groups(20)).split('<i id="first-screen" hidden></i>');
    expect(held(first ?? "")).toBe(0);
    expect(later).toMatch(
      /^<div class="card later" data-open id="g-1" data-n="20"><noscript><details class="g card" open>/,
    );
    expect(held(later ?? "")).toBe(8);
  });

  test("tells where the first screen ends where there is nothing below it", () => {
    expect(markup(groups(1))).toMatch(/<i id="first-screen" hidden><\/i>$/);
    expect(held(markup(groups(1)))).toBe(0);
  });

  test("has the competitions to choose from in <noscript> where it is long: above 60 rows", () => {
    expect(held(competitionPanel(groups(20), facts()).text)).toBe(1);
    expect(held(competitionPanel(groups(6), facts()).text)).toBe(0);
  });
});

describe("a list without matches", () => {
  const day = (matches: CompetitionMatches["matches"]) => [testGroup("766", matches)];
  const later = { ...scheduled, kickOff: TEST_NOW + 3_600_000 };

  test.each<[string, CompetitionMatches[], Asked, string[]]>([
    ["an empty today leads to tomorrow", [], {}, ["No matches", "?date=2026-11-22"]],
    ["another empty day leads to today", [], { date: "2026-11-24" }, ["No matches", 'href="/en/football/matches"']],
    [
      "none live: when the next one begins",
      day([later]),
      { show: "live" },
      ["No live matches", "kicks off at 21:40", "?show=upcoming"],
    ],
    [
      "none live and none to come: all of the day",
      day([finished]),
      { show: "live", date: "2026-11-20" },
      ["No live matches", 'class="btn" href="/en/football/matches?date=2026-11-20"'],
    ],
    ["none finished", day([later]), { show: "finished" }, ["No finished matches yet", "See all"]],
    ["none to come", day([finished]), { show: "upcoming" }, ["No more matches", "See all"]],
  ])("%s", (_name, groups, asked, texts) => {
    const text = markup(groups, asked);
    for (const one of texts) expect(text).toContain(one);
    expect(text).not.toContain("<details");
  });

  test("has no choices where there is nothing to choose from", () => {
    expect(markup([])).not.toContain("<nav");
    expect(competitionPanel([], facts()).text).toBe("");
  });
});

describe("the choices", () => {
  test("say which one is shown and mark live matches where there are some", () => {
    const text = markup([testGroup("766", [live, finished])], { show: "finished" });
    expect(text).toContain('data-show="finished" aria-current="true">Finished <b>1</b>');
    expect(text).toContain('data-show="live">Live <b class="gl">1</b>');
    expect(markup([testGroup("766", [finished])])).toContain('data-show="live">Live <b class="">0</b>');
  });

  test.each(LOCALES.map(({ code }) => code))("are complete in %s", (locale) => {
    const groups = [testGroup("766", [live])];
    expect(markup(groups, { locale })).not.toMatch(/filter\.|\{\{/);
    expect(competitionPanel(groups, facts({ locale })).text).not.toMatch(/competitions\.|\{\{/);
  });
});

test("the panel counts a country's live matches over all its competitions", () => {
  const text = competitionPanel([testGroup("766", [live]), testGroup("767", [live, scheduled])], facts()).text;
  expect(text).toMatch(/data-g="766 767"><a href="#g-766">.*<span>Vietnam<\/span><b class="gl">2<\/b>/);
});
