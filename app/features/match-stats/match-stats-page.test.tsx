import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { describe, expect, test } from "vitest";
import { LOCALES } from "#contract/tables/locales";
import { FOOTBALL_INFO, GAME_INFO, TAB_PARAMS, tabPage, withoutTable } from "~/features/match/test-tab";
import { type Answers, testContext } from "~/features/match-list/test-context";
import { STATES } from "~/features/match-row/test-matches";
import { namespacesOf } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { loadMatchStats } from "./load-match-stats.server.ts";
import { MatchStatsPage } from "./MatchStatsPage.tsx";
import { statistics } from "./test-stats.ts";

type Locale = (typeof LOCALES)[number]["code"];

async function render(locale: Locale, info: object, stats: object): Promise<string> {
  const sport = info === GAME_INFO ? "basketball" : "football";
  const answers: Answers = ({ name }) => ({ value: /matchInfo/i.test(name) ? info : stats });
  const { context } = testContext(withoutTable(answers), { locale });
  const data = await loadMatchStats(context, { sport, params: TAB_PARAMS, search: "" });
  return renderToStaticMarkup(
    <I18nextProvider i18n={translatorOf(locale, namespacesOf("match-stats"))}>
      <MatchStatsPage data={data} page={tabPage(locale)} />
    </I18nextProvider>,
  );
}

describe("the statistics of a match", () => {
  test.each(LOCALES)("in $code: tables, maps and the list of shots, all in words", async ({ code }) => {
    const html = await render(code, FOOTBALL_INFO, statistics);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toMatch(/<table [^>]*role="table"/);
    expect(html.match(/role="img"/g)).toHaveLength(2);
    expect(html).toContain('<details id="shot-list">');
    expect(html).not.toMatch(/style=|\b(stat|group|outcome|situation|body|column|period|shots)\.\w+</);
  });

  test.each(Object.entries(STATES))("stands in every state: %s", async (_name, match) => {
    const html = await render("en", { ...FOOTBALL_INFO, match }, statistics);
    expect(html).toContain("Possession");
  });

  test("marks the better number, and describes each shot", async () => {
    const html = await render("en", FOOTBALL_INFO, statistics);
    expect(html).toContain('<td role="cell">44%</td>');
    expect(html).toContain("<b>56%</b>");
    expect(html).toContain("Shots by Hà Nội FC on a half-pitch");
    expect(html).toContain("12&#x27; Văn Quyết · Goal · xG 0.25");
    expect(html).toContain("45+2&#x27;");
    expect(html).toContain("Own goal");
    expect(html).toContain("&lt;b&gt;Xuân");
    expect(html).toContain('href="/en/football/player/nguyen-van-quyet/7/overview"');
  });

  test("basketball's have no map of shots", async () => {
    const game = { periods: [{ period: 0, rows: [{ key: "reb", pair: [15, 8] }] }], flow: [] };
    const html = await render("en", GAME_INFO, game);
    expect(html).toContain("<b>15</b>");
    expect(html).not.toContain("Shot map");
  });

  test("says that there are none", async () => {
    const none = { periods: [], momentum: [], shots: [] };
    const html = await render("en", FOOTBALL_INFO, none);
    expect(html).toContain("No statistics");
    expect(html).not.toContain("Period");
  });
});
