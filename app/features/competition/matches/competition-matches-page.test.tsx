import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { describe, expect, test } from "vitest";
import { LOCALE_CODES, type LocaleCode } from "#contract/tables/locales";
import { head } from "~/features/competition/test-competition";
import { finished } from "~/features/match-row/test-matches";
import { namespacesOf } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { testPage } from "~/page/test-page";
import { CompetitionMatchesPage, competitionMatchesMeta } from "./CompetitionMatchesPage.tsx";
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

const NO_WORDS = /\{\{|undefined|competition[:.]|standings:|[a-z]_[a-z]|NaN/;

function render(locale: LocaleCode, module: string, element: JSX.Element): string {
  const i18n = translatorOf(locale, namespacesOf(module));
  return renderToStaticMarkup(<I18nextProvider i18n={i18n}>{element}</I18nextProvider>);
}

const matches = (locale: LocaleCode, data = shown): string =>
  render(locale, "competition-matches", <CompetitionMatchesPage data={data} page={testPage(locale)} />);

/** Text that is visible or read by screen readers, without addresses and class names. */
const textOf = (markup: string): string => markup.replace(/<style.*?<\/style>|<[^>]+>/gs, " ");

describe.each(LOCALE_CODES)("in %s", (locale) => {
  test("the matches have words", () => {
    expect(textOf(matches(locale))).not.toMatch(NO_WORDS);
    const page = (direction: "past" | "next") =>
      matches(locale, { ...shown, pages: { direction, more: { direction, lastId: "7" } } });
    expect(textOf(page("past"))).not.toBe(textOf(page("next")));
  });

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

  test("title and description are of the tab", () => {
    const routes = [
      { id: "root", data: testPage(locale) },
      { id: "x", handle: { i18n: ["competition"] } },
    ];
    const text = JSON.stringify(competitionMatchesMeta(shown, routes));
    expect(text).toContain("V.League 1");
    expect(text).toContain("BreadcrumbList");
    expect(text).toContain('"startDate":"2026-09-15"');
    expect(text).not.toMatch(/\{\{|competition:/);
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
    expect(page).toContain("simulated by a computer");
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
