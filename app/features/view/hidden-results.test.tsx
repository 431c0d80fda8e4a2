import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";
import { LOCALE_CODES, type LocaleCode } from "#contract/tables/locales";
import { PAGES } from "#contract/tables/pages/pages";
import type { View } from "#contract/tables/view-choices";
import { translatorOf } from "~/i18n/translator";
import { testPage } from "~/page/test-page";
import { HiddenResults } from "./HiddenResults.tsx";

const render = (view: View | undefined, search = "", locale: LocaleCode = "en") =>
  renderToStaticMarkup(
    <I18nextProvider i18n={translatorOf(locale, ["view"])}>
      <HiddenResults page={{ ...testPage(locale), path: "/football/x/y/table", search, ...(view && { view }) }}>
        <table />
      </HiddenResults>
    </I18nextProvider>,
  );

test("results are there unless a visitor hides scores", () => {
  expect(render(undefined)).toBe("<table></table>");
  expect(render({ compact: true })).toBe("<table></table>");
  expect(render({ hideScores: true })).not.toContain("<table");
});

test("they are one press away, on the same page with its query", () => {
  expect(render({ hideScores: true })).toContain('href="/en/football/x/y/table?results=show"');
  expect(render({ hideScores: true }, "?leagueId=101")).toContain(
    'href="/en/football/x/y/table?leagueId=101&amp;results=show"',
  );
});

test.each(LOCALE_CODES)("the card has words in %s", (locale) => {
  expect(render({ hideScores: true }, "", locale)).not.toMatch(/hidden\.|\{\{|undefined/);
});

test("every page that hides results reads the press that shows them", () => {
  const hiding = PAGES.filter(({ namespaces }) => namespaces.includes("view"));
  // A day's list hides its scores row by row; the settings have the switch.
  const others = ["match-list", "settings"];
  const deaf = hiding.filter(({ query, module }) => !query.includes("results") && !others.includes(module));
  expect(deaf.map(({ name }) => name)).toEqual([]);
  expect(hiding.length).toBeGreaterThan(15);
});
