import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { describe, expect, test } from "vitest";
import { QUESTION_KINDS } from "#contract/domain/imports";
import { LOCALE_CODES, type LocaleCode } from "#contract/tables/locales";
import { translatorOf } from "~/i18n/translator";
import { testPage } from "~/page/test-page";
import { ImportsPage } from "./ImportsPage.tsx";
import type { ImportsData } from "./load-imports.server.ts";

const fetched = { fetchedAt: 0, isLastGood: false };
const NONE: ImportsData = { rows: [], questions: [], questionCount: 0, fetched };
const SOME: ImportsData = {
  rows: [
    {
      id: "2",
      date: "29 Nov 2026",
      isUndone: true,
      files: ["E0.csv", "+3"],
      sources: ["football-data.co.uk"],
      licences: [],
      read: 380,
      added: 378,
      changed: 0,
      refused: 2,
    },
  ],
  questions: QUESTION_KINDS.map((kind) => ({ kind, text: "Text", about: "League 2024", rows: 2 })),
  questionCount: 60,
  fetched,
};

const render = (locale: LocaleCode, data: ImportsData) =>
  renderToStaticMarkup(
    <I18nextProvider i18n={translatorOf(locale, ["common", "imports", "siteTexts"])}>
      <ImportsPage data={data} page={testPage(locale)} />
    </I18nextProvider>,
  );

describe("the page of imports", () => {
  test.each(LOCALE_CODES)("has a row per import and a line per question, in %s", (locale) => {
    const html = render(locale, SOME);
    expect(html.match(/<tr>/g)).toHaveLength(2);
    expect(html.match(/<li>[^<]*League 2024[^<]*<\/li>/g)).toHaveLength(QUESTION_KINDS.length);
    expect(html).toContain("60");
    expect(html).toContain(`href="/${locale}/about-data"`);
    expect(html).not.toMatch(/>\w+\.\w+<|\{\{|style=/);
  });

  test("says that an import was taken back, and that a publisher states no licence", () => {
    const html = render("en", SOME);
    expect(html).toContain("Taken back");
    expect(html).toContain("<td>Not stated</td>");
  });

  test("says that there is nothing", () => {
    const html = render("en", NONE);
    expect(html).toContain("Nothing has been imported yet.");
    expect(html).toContain("There are no open questions.");
    expect(html).not.toContain("<table");
  });
});
