import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { describe, expect, test } from "vitest";
import type { Highlight } from "#contract/domain/highlight";
import { LOCALE_CODES, type LocaleCode } from "#contract/tables/locales";
import { testHighlight } from "~/features/highlights/test-highlight";
import { testContext } from "~/features/match-list/test-context";
import { testGroup } from "~/features/match-list/test-group";
import { namespacesOf } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { testPage } from "~/page/test-page";
import { HighlightsPage } from "./HighlightsPage.tsx";
import { loadHighlights } from "./load-highlights.server.ts";

const { competition } = testGroup("766", []);

interface Shown {
  locale?: LocaleCode;
  highlights?: Highlight[];
  search?: string;
}

async function list({ locale = "en", highlights = [testHighlight()], search = "" }: Shown): Promise<string> {
  const values: Record<string, unknown> = {
    highlightList: { highlights, hasNext: true, lastId: "h1" },
    leagueAll: { countries: [{ country: competition.country, competitions: [competition] }] },
    competitionSidebar: { popular: [competition], countries: [] },
  };
  const { context } = testContext(({ name }) => ({ value: values[name] }), { locale });
  const data = await loadHighlights(context, "football", new URLSearchParams(search));
  return renderToStaticMarkup(
    <I18nextProvider i18n={translatorOf(locale, [...namespacesOf("highlights"), "frame"])}>
      <HighlightsPage data={data} page={testPage(locale)} />
    </I18nextProvider>,
  );
}

test.each(LOCALE_CODES)("has one heading, no style attribute and no untranslated key in %s", async (locale) => {
  const markup = await list({ locale });
  expect(markup.match(/<h1/g)).toHaveLength(1);
  expect(markup).not.toContain("style=");
  expect(markup).not.toMatch(/>(highlights|common|frame|source|event)[.:]/);
});

describe("a list of highlights", () => {
  test("offers competitions and what is older as links", async () => {
    const markup = await list({});
    expect(markup).toContain('aria-current="page">All competitions</a>');
    expect(markup).toContain('href="/en/football/highlights?leagueId=766"');
    expect(markup).toContain('href="/en/football/highlights?lastId=h1" rel="next"');
  });

  test("shows each under its day, with its cover, length and competition, and a score that stays in one line", async () => {
    const markup = await list({});
    expect(markup).toContain('<h2><time dateTime="2026-11-21">Sat 21 Nov 2026</time></h2>');
    expect(markup).toContain("<b>Hà Nội FC hold on to beat Nam Định 2-\u20601</b>");
    expect(markup).toContain('<span aria-hidden="true">0:15</span>');
    expect(markup).toContain(" V.League 1</span>");
    expect(markup).toMatch(/<span class="cover"><img src="[^"]*" width="320" height="180" alt=""\/>/);
  });

  test("names the teams where results are hidden", async () => {
    const markup = await list({ search: "results=hide" });
    expect(markup).toContain("<b>Hà Nội FC v Nam Định</b>");
    expect(markup).not.toContain("hold on to beat");
  });

  test("says when there is none, with a way on", async () => {
    const markup = await list({ highlights: [] });
    expect(markup).toContain("No highlights yet");
    expect(markup).toContain(">All highlights</a>");
  });
});
