import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { describe, expect, test } from "vitest";
import { LOCALE_CODES, type LocaleCode } from "#contract/tables/locales";
import { testContext } from "~/features/match-list/test-context";
import { TEST_TEAM, testAnswers } from "~/features/team/test-answers";
import { namespacesOf } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { testPage } from "~/page/test-page";
import { loadTeamMatches } from "./load-team-matches.server.ts";
import { TeamMatchesPage } from "./TeamMatchesPage.tsx";

async function matches(locale: LocaleCode, search = "", answers = testAnswers()) {
  const data = await loadTeamMatches(testContext(answers, { locale }).context, { ...TEST_TEAM, search });
  return renderToStaticMarkup(
    <I18nextProvider i18n={translatorOf(locale, namespacesOf("team-matches"))}>
      <TeamMatchesPage data={data} page={testPage(locale)} />
    </I18nextProvider>,
  );
}

/** A key without a translation renders as itself. */
const BARE_KEY = />[a-z]+(?:[A-Z][a-z]+)*\.[a-z][\w.]*</;

describe("a team's matches", () => {
  test("stand under headings and days, with links to all of them", async () => {
    const markup = await matches("en");
    expect(markup).toMatch(
      /<h2 class="heading">Upcoming<.*<h3>.*V\.League 1.*\?direction=next.*<h2 class="heading">Results<.*\?direction=past/s,
    );
    expect(markup.match(/id="star"/g)).toHaveLength(1);
  });

  test.each(LOCALE_CODES)("are in %s", async (locale) => {
    for (const search of ["", "?direction=past&lastId=m5", "?from=2026-11-01&to=2026-11-30&venue=home"]) {
      const markup = await matches(locale, search);
      expect(markup.match(/<h1/g)).toHaveLength(1);
      expect(markup).not.toMatch(BARE_KEY);
      expect(markup).not.toContain("style=");
    }
  });

  test("a choice keeps the others, and starts from the first page", async () => {
    const markup = await matches("en", "?direction=past&lastId=m5&venue=home");
    expect(markup).toContain("match?venue=home&amp;leagueId=766&amp;direction=past");
    expect(markup).toContain('aria-current="true">Home<');
    expect(markup).toMatch(/Home · All competitions · All seasons/);
    expect(markup).toContain("match?venue=home&amp;direction=past&amp;lastId=m-2");
  });

  test("the days go along with the filter, and a range that is cut says so", async () => {
    const markup = await matches("en", "?from=2026-11-01&to=2026-11-22&venue=home");
    expect(markup).toMatch(/<input type="hidden" name="venue" value="home"\/>/);
    expect(markup).toContain("From 01 Nov 2026 to 22 Nov 2026");
    expect(markup).toContain("Showing 19 Nov 2026");
  });

  test("nothing found is said, with the way to everything", async () => {
    const none = { competitions: [], matches: [], hasNext: false };
    const markup = await matches("en", "?venue=away", testAnswers({ matchesByTeam: () => none }));
    expect(markup).toMatch(/No matches.*href="\/en\/football\/team\/ha-noi\/70001\/match">Show everything/s);
  });
});
