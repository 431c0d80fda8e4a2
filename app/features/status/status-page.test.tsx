import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { describe, expect, test } from "vitest";
import type { SiteStatus } from "#contract/domain/site-status";
import { LOCALE_CODES, type LocaleCode } from "#contract/tables/locales";
import { MINUTE } from "#contract/time/units";
import { TEST_NOW, testContext } from "~/features/match-list/test-context";
import { translatorOf } from "~/i18n/translator";
import { testPage } from "~/page/test-page";
import { loadStatus, summaryOf } from "./load-status.server.ts";
import { StatusPage } from "./StatusPage.tsx";

const UP: SiteStatus = {
  status: "up",
  upstream: "up",
  checkedAt: TEST_NOW,
  parts: { pages: "up", live: "up", notices: "up", logIn: "off" },
  sports: [
    { sport: "football", state: "up", newestAt: TEST_NOW - 5 * MINUTE, isSimulated: true },
    { sport: "basketball", state: "up", isSimulated: true },
  ],
  suppliers: [
    {
      supplier: "api-football",
      sport: "football",
      state: "up",
      answeredAt: TEST_NOW - 5 * MINUTE,
      leftToday: 50,
      perDay: 100,
      failures: 0,
    },
    {
      supplier: "openligadb",
      sport: "football",
      state: "late",
      answeredAt: 0,
      leftToday: 9,
      perDay: 9,
      failures: 2,
    },
  ],
};
const DOWN: SiteStatus = {
  status: "down",
  upstream: "down",
  checkedAt: TEST_NOW,
  parts: { pages: "late", live: "down", notices: "down", logIn: "down" },
  sports: [
    { sport: "football", state: "down", isSimulated: false },
    { sport: "basketball", state: "down", isSimulated: false },
  ],
  suppliers: [],
};
const PEER: SiteStatus = { ...DOWN, status: "up", upstream: "peer" };

async function render(locale: LocaleCode, status: SiteStatus): Promise<string> {
  const { context } = testContext(() => undefined, { locale, siteStatus: async () => status });
  const data = await loadStatus(context);
  return renderToStaticMarkup(
    <I18nextProvider i18n={translatorOf(locale, ["common", "status", "siteTexts"])}>
      <StatusPage data={data} page={testPage(locale)} />
    </I18nextProvider>,
  );
}

/** The cells of each row, without their markup. */
const rowsOf = (html: string): string[][] =>
  [...html.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = ""]) =>
    [...row.matchAll(/<t[hd][^>]*>([^<]*)</g)].map(([, text = ""]) => text),
  );

describe("the page of the site's status", () => {
  test.each(LOCALE_CODES)("names each part, sport and supplier, in %s", async (locale) => {
    const html = await render(locale, UP);
    expect(html.match(/<th scope="row">[^<]+</g)).toHaveLength(4 + 2 + 2);
    expect(html).toContain(`href="/${locale}/accessibility"`);
    expect(html).not.toMatch(/>\w+\.\w+<|\{\{|style=/);
  });

  test("says what works, how old the data is and when that was checked, on the visitor's clock", async () => {
    const html = await render("en", UP);
    expect(html).toContain("Checked at 20:40 on 21 Nov 2026.");
    const rows = rowsOf(html);
    expect(rows).toContainEqual(["Log-in", "Switched off"]);
    expect(rows).toContainEqual(["Football", "Works", "5 minutes ago"]);
    expect(rows).toContainEqual(["Basketball", "Works", "Simulated around the clock"]);
    expect(rows).toContainEqual(["OpenLigaDB", "Late", "None yet"]);
  });

  test.each([
    [
      1,
      "For 1 match, the suppliers say different things.",
      "In 1 competition, a supplier’s table differs from ours.",
      "1 question about the data is open.",
    ],
    [
      3,
      "For 3 matches, the suppliers say different things.",
      "In 3 competitions, a supplier’s table differs from ours.",
      "3 questions about the data are open.",
    ],
  ])("says what suppliers disagree about and what is in question: %i of each", async (count, ...sentences) => {
    const html = await render("en", { ...UP, disagreements: count, differingTables: count, questions: count });
    for (const sentence of sentences) expect(html).toContain(sentence);
    const none = { ...UP, disagreements: 0, differingTables: 0, questions: 0 };
    for (const html of [await render("en", none), await render("en", DOWN)])
      for (const words of ["say different", "differs from ours", "about the data"]) expect(html).not.toContain(words);
  });

  test("says that the upstream is down, and names no supplier then", async () => {
    const html = await render("en", DOWN);
    expect(html).toContain("Our data server does not answer.");
    expect(rowsOf(html)).toContainEqual(["Live scores", "Does not work"]);
    expect(html).not.toContain("Data suppliers");
  });

  test("says that another provider's servers are not checked", async () => {
    expect(await render("en", PEER)).toContain("which are not checked here");
  });

  test.each([
    ["late", UP],
    ["up", { ...UP, suppliers: [] }],
    ["down", DOWN],
  ])("sums it up as %s", (summary, status) => {
    expect(summaryOf(status as SiteStatus)).toBe(summary);
  });
});
