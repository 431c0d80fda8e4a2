import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { describe, expect, test } from "vitest";
import type { CompetitionInfo, SeasonOrigin } from "#contract/domain/competition-info";
import {
  H2H_MODES,
  LAST_RESORTS,
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
import { CompetitionAboutPage, competitionAboutMeta } from "./CompetitionAboutPage.tsx";
import type { CompetitionAboutData } from "./load-competition-about.server.ts";

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
  imported: { 1796000000000: "30 Nov 2026" },
};

const origin: SeasonOrigin = {
  sources: [
    { name: "openfootball", licence: "CC0-1.0", matches: 380, importedAt: 1_796_000_000_000 },
    { name: "football-data.co.uk", matches: 379 },
  ],
  differences: [{ match: finished, source: "football-data.co.uk", score: [3, 1] }],
  differenceCount: 3,
  tables: [
    { source: "the league", differences: [] },
    { source: "a newspaper", differences: [{ team: finished.home, rank: 3, points: 1, goals: [10, 14] }] },
  ],
  results: 380,
  kickOffTimes: 370,
  halfTimes: 380,
  scorers: 0,
};

const NO_WORDS = /\{\{|undefined|competition[:.]|standings:|[a-z]_[a-z]|NaN/;

const render = (locale: LocaleCode, data: CompetitionAboutData): string =>
  renderToStaticMarkup(
    <I18nextProvider i18n={translatorOf(locale, namespacesOf("competition-about"))}>
      <CompetitionAboutPage data={data} page={testPage(locale)} />
    </I18nextProvider>,
  );

const about = (locale: LocaleCode, change: Partial<CompetitionInfo> = {}, sport: Sport = "football"): string =>
  render(locale, { ...aboutData, head: { ...aboutData.head, sport }, info: { ...info, ...change } });

/** Text that is visible or read by screen readers, without addresses and class names. */
const textOf = (markup: string): string => markup.replace(/<style.*?<\/style>|<[^>]+>/gs, " ");

describe.each(LOCALE_CODES)("in %s", (locale) => {
  test.each(["football", "basketball"] as const)("every key of rules and records has words in %s", (sport) => {
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

  test("where an imported season comes from is told whole", () => {
    const text = textOf(about(locale, { source: "imported", matches: 380, origin }));
    expect(text).not.toMatch(NO_WORDS);
    for (const part of ["openfootball", "CC0-1.0", "30 Nov 2026", "370", "football-data.co.uk"])
      expect(text).toContain(part);
  });

  test("a league that splits says who plays on where, and once what becomes of their points", () => {
    const splitRounds: CompetitionInfo["splitRounds"] = [
      { round: "championship", ranks: [1, 6], reason: "halved_down" },
      { round: "relegation", ranks: [7, 12], reason: "halved_down" },
    ];
    const text = textOf(about(locale, { splitRounds }));
    expect(text).not.toMatch(NO_WORDS);
    const why = translatorOf(locale, ["standings"]).t("why.halved_down", { ns: "standings" });
    expect(text.split(why)).toHaveLength(2);
    expect(text).toMatch(/1\D+6.*7\D+12/s);
  });

  test("title and description are of the tab", () => {
    const routes = [
      { id: "root", data: testPage(locale) },
      { id: "x", handle: { i18n: ["competition"] } },
    ];
    const text = JSON.stringify(competitionAboutMeta(head, routes));
    expect(text).toContain("V.League 1");
    expect(text).toContain("BreadcrumbList");
    expect(text).toContain('"startDate":"2026-09-15"');
    expect(text).not.toMatch(/\{\{|competition:/);
  });
});

describe("the about tab", () => {
  test("leads to the teams and matches that it names", () => {
    const page = about("en");
    expect(page).toContain('href="/en/football/team/ha-noi/70001/overview"');
    expect(page).toContain("Hà Nội FC 2-\u20601 Nam Định");
    expect(page).toContain("150 · 2.50 per match");
    expect(page).toContain("Regulations: Regulations, article 9");
  });

  test("says of an imported season what is known, and where sources differ", () => {
    const text = textOf(about("en", { source: "imported", matches: 380, origin }));
    expect(text).toContain("370 of 380");
    expect(text).toMatch(/football-data\.co\.uk has 3-\u2060?1\./);
    expect(text).toContain("There are 2 more.");
    expect(text).toContain("The table agrees with the one that the league published.");
    expect(text).toMatch(
      /the table that a newspaper published differs.*Hà Nội FC.*Place 3 with 1 point, 10-\u2060?14/s,
    );
    const agreed = { ...origin, differences: [], differenceCount: 0 };
    expect(textOf(about("en", { source: "imported", matches: 380, origin: agreed }))).toContain(
      "No source contradicts another.",
    );
    const alone = { ...agreed, sources: origin.sources.slice(0, 1) };
    expect(textOf(about("en", { origin: alone }))).not.toContain("contradicts");
    expect(
      textOf(about("en", { origin: { ...alone, halfTimes: undefined, scorers: undefined } as never })),
    ).not.toContain("Half-time");
  });

  test("says of a supplied season whether the supplier's table is ours, in games won where it has no points", () => {
    const line = { team: finished.home, rank: 3, won: 12, goals: [1000, 980] as const };
    const tables = [
      { source: "API-Basketball", differences: [line] },
      { source: "Another", differences: [] },
    ];
    const supplied = { ...origin, sources: [], differences: [], differenceCount: 0, tables };
    const text = textOf(about("en", { source: "supplied", matches: 380, origin: supplied }, "basketball"));
    expect(text).toMatch(/the table that API-Basketball published differs.*Place 3 with 12 wins, 1000-\u2060?980/s);
    expect(text).toContain("The table agrees with the one that Another published.");
    expect(text).not.toContain("Publisher");
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
      }),
    );
    expect(text).not.toMatch(/swiss|luck|odd_/);
  });

  test("is an error state under the head where the upstream does not answer", () => {
    const { info: _info, ...none } = aboutData;
    const page = render("en", none);
    expect(page).toContain("<h1>V.League 1</h1>");
    expect(page).toContain('data-error="upstream"');
  });
});
