import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { describe, expect, test } from "vitest";
import type { CompetitionInfo } from "#contract/domain/competition-info";
import {
  H2H_MODES,
  LAST_RESORTS,
  LEADER_KEYS,
  RECORD_KEYS,
  RESTARTS,
  TABLE_ORDERS,
  TIE_CONDITIONS,
} from "#contract/tables/competition-keys";
import { LOCALE_CODES, type LocaleCode } from "#contract/tables/locales";
import type { Sport } from "#contract/tables/sports";
import { STANDINGS_FORMATS, TIE_MEASURES } from "#contract/tables/standings-keys";
import { head, info } from "~/features/competition/test-competition";
import { finished } from "~/features/match-row/test-matches";
import { namespacesOf } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { testPage } from "~/page/test-page";
import { CompetitionAboutPage } from "~/pages/competition-about/CompetitionAboutPage";
import { competitionAboutMeta } from "~/pages/competition-about/competition-about-meta";
import type { CompetitionAboutData } from "~/pages/competition-about/load-competition-about.server";
import { CompetitionMatchesPage } from "./CompetitionMatchesPage.tsx";
import { competitionMatchesMeta } from "./competition-matches-meta.ts";
import type { CompetitionMatchesData } from "./load-competition-matches.server.ts";

const matchesData: CompetitionMatchesData = {
  head,
  params: {},
  rounds: [
    { key: "regular-8", stage: "regular", matchday: 8, isCurrent: false },
    { key: "regular-9", stage: "regular", matchday: 9, isCurrent: true },
    { key: "final", stage: "final", isCurrent: false },
  ],
  days: [{ date: "2026-11-21", label: "Sat 21 Nov 2026", group: "", matches: [finished] }],
  canChange: true,
  zone: [{ from: 0, minutes: 420 }],
  fetched: { fetchedAt: finished.kickOff, isLastGood: false },
};
const shown = { ...matchesData, ...(matchesData.rounds[1] && { round: matchesData.rounds[1] }) };

const aboutData: CompetitionAboutData = {
  head: { ...head, tab: "about" },
  info,
  knockout: {
    twoLegs: ["semi_final"],
    series: [{ bestOf: 7, stages: ["final"] }],
    extraTime: "finalOnly",
    awayGoals: true,
  },
  dates: { from: "15 Sep 2026", to: "29 May 2027" },
  days: { [finished.id]: "21 Nov 2026" },
};

const NO_WORDS = /\{\{|undefined|competition[:.]|standings:|[a-z]_[a-z]|NaN/;

function render(locale: LocaleCode, module: string, element: JSX.Element): string {
  const i18n = translatorOf(locale, namespacesOf(module));
  return renderToStaticMarkup(<I18nextProvider i18n={i18n}>{element}</I18nextProvider>);
}

const matches = (locale: LocaleCode, data = shown): string =>
  render(locale, "competition-matches", <CompetitionMatchesPage data={data} page={testPage(locale)} />);

const about = (locale: LocaleCode, change: Partial<CompetitionInfo> = {}, sport: Sport = "football"): string =>
  render(
    locale,
    "competition-about",
    <CompetitionAboutPage
      data={{ ...aboutData, head: { ...aboutData.head, sport }, info: { ...info, ...change } }}
      page={testPage(locale)}
    />,
  );

/** Text that is visible or read by screen readers, without addresses and class names. */
const textOf = (markup: string): string => markup.replace(/<style.*?<\/style>|<[^>]+>/gs, " ");

describe.each(LOCALE_CODES)("in %s", (locale) => {
  test("the matches have words", () => {
    expect(textOf(matches(locale))).not.toMatch(NO_WORDS);
    const page = (direction: "past" | "next") =>
      matches(locale, { ...shown, pages: { direction, more: { direction, lastId: "7" } } });
    expect(textOf(page("past"))).not.toBe(textOf(page("next")));
  });

  test.each(["football", "basketball"] as const)("every key of rules, records and leaders has words in %s", (sport) => {
    // The lists differ in length, so each key of each list occurs on at least one page.
    const nth = (list: readonly string[], at: number) => list[at % list.length] ?? "";
    for (const at of LAST_RESORTS.keys()) {
      const rules = [
        { key: "order.primary", value: nth(TABLE_ORDERS, at) },
        { key: "order.restart", value: nth(RESTARTS, at) },
        { key: "order.h2h", value: nth(H2H_MODES, at) },
        { key: "order.last", value: nth(LAST_RESORTS, at) },
      ];
      expect(textOf(about(locale, { rules, format: nth(STANDINGS_FORMATS, at) }, sport))).not.toMatch(NO_WORDS);
    }
    const text = textOf(
      about(
        locale,
        {
          rules: [
            ...info.rules,
            { key: "format.matches", value: "8" },
            { key: "format.groups", value: "6" },
            { key: "format.best_thirds", value: "4" },
            { key: "play.periods", value: "4" },
            { key: "play.minutes", value: "12" },
          ],
          tieBreaks: TIE_MEASURES.flatMap((measure) =>
            TIE_CONDITIONS.map((condition) => `h2h.${measure}:${condition}${condition.startsWith("at_") ? "_2" : ""}`),
          ),
          records: RECORD_KEYS.map((key) => ({ key, value: 3, match: finished, team: finished.home })),
          leaders: LEADER_KEYS.map((key) => ({ key, value: 3, player: { name: "A" } })),
        },
        sport,
      ),
    );
    expect(text).not.toMatch(NO_WORDS);
  });

  test.each(["simulated", "recorded", "imported", "supplied"] as const)(
    "data that is %s is said to be so",
    (source) => {
      expect(textOf(about(locale, { source, sources: [] }))).not.toMatch(NO_WORDS);
    },
  );

  test("a round of the address is in the title", () => {
    const routes = [
      { id: "root", data: testPage(locale) },
      { id: "x", handle: { i18n: ["competition", "matches"] } },
    ];
    const titles = [shown, { ...shown, params: { round: "regular-9" } }].map((data) => {
      const [title] = competitionMatchesMeta(data, routes);
      return JSON.stringify(title);
    });
    expect(titles[0]).not.toContain("9");
    expect(titles[1]).toMatch(/V\.League 1.*9/);
  });

  test("titles and descriptions are of the tab", () => {
    const page = testPage(locale);
    const words = [
      competitionMatchesMeta(shown, [
        { id: "root", data: page },
        { id: "x", handle: { i18n: ["competition"] } },
      ]),
      competitionAboutMeta(head, [
        { id: "root", data: page },
        { id: "x", handle: { i18n: ["competition"] } },
      ]),
    ].map((meta) => JSON.stringify(meta));
    for (const text of words) {
      expect(text).toContain("V.League 1");
      expect(text).toContain("BreadcrumbList");
      expect(text).toContain('"startDate":"2026-09-15"');
      expect(text).not.toMatch(/\{\{|competition:/);
    }
  });
});

describe("the matches", () => {
  test("have one heading of the page, its tabs and the rounds to choose from", () => {
    const page = matches("en");
    expect(page.match(/<h1>V\.League 1<\/h1>/g)).toHaveLength(1);
    expect(page).toContain('aria-current="page">Matches</a>');
    expect(page).toContain(
      'rel="prev" href="/en/football/vietnam/v-league-1/matches?leagueId=766&amp;round=regular-8"',
    );
    expect(page).toContain('aria-label="Next round: Final"');
    expect(page).toContain("computer-generated");
  });

  test("are live while something may change", () => {
    expect(matches("en")).toContain('data-live="football"');
    expect(matches("en", { ...shown, canChange: false })).not.toContain("data-live");
  });

  test("say so where there are none, and how old the last good answer is", () => {
    expect(matches("en", { ...shown, days: [] })).toContain("No matches");
    expect(matches("en", { ...shown, fetched: { fetchedAt: 0, isLastGood: true } })).toContain('data-stale=""');
  });

  test("offer groups as filters, and seasons as links to the same tab", () => {
    const part = { isCurrent: false, totalRounds: 3, currentRound: 1, hasRanking: true, isTwoLegged: false };
    const groups = ["A", "B"].map((group) => ({ ...part, id: `group-${group}`, group }));
    const page = matches("en", { ...shown, head: { ...head, parts: groups }, params: { part: "group-B" } });
    expect(page).toContain('part=group-B" aria-current="true">Group B</a>');
    expect(page).toContain('href="/en/football/vietnam/v-league-1/matches?leagueId=766&amp;season=2025-26"');
  });

  test("have no link to a country's page in basketball, and no pictures for who saves data", () => {
    const basketball = { ...shown, head: { ...head, sport: "basketball" as const } };
    expect(matches("en", basketball)).not.toContain("vietnam-84");
    const saving = <CompetitionMatchesPage data={shown} page={testPage("en", { savesData: true })} />;
    expect(render("en", "competition-matches", saving)).not.toContain("<img");
  });
});

describe("the about tab", () => {
  test("leads to the players, teams and matches that it names", () => {
    const page = about("en");
    expect(page).toContain('href="/en/football/player/nguyen/1/overview"');
    expect(page).toContain('href="/en/football/team/ha-noi/70001/overview"');
    expect(page).toContain("Hà Nội FC 2-1 Nam Định");
    expect(page).toContain("150 · 2.50 per match");
    expect(page).toContain("Regulations: Regulations, article 9");
  });

  test("has no unbeaten run in basketball, and points in the place of goals", () => {
    const text = textOf(about("en", {}, "basketball"));
    expect(text).not.toContain("unbeaten");
    expect(text).toContain("Most points in a game");
    expect(text).toContain("150 · 2.5 per match");
  });

  test("leaves out what has no translations", () => {
    const text = textOf(
      about("en", {
        format: "swiss",
        tieBreaks: ["overall.luck"],
        records: [{ key: "odd_record", value: 1 }],
        leaders: [{ key: "odd_leader", value: 1, player: { name: "A" } }],
      }),
    );
    expect(text).not.toMatch(/swiss|luck|odd_/);
  });

  test("is an error state under the head where the upstream does not answer", () => {
    const { info: _info, ...none } = aboutData;
    const page = render("en", "competition-about", <CompetitionAboutPage data={none} page={testPage("en")} />);
    expect(page).toContain("<h1>V.League 1</h1>");
    expect(page).toContain('data-error="upstream"');
  });
});
