import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { describe, expect, it } from "vitest";
import type { Match } from "#contract/domain/match";
import { LOCALES, type LocaleCode } from "#contract/tables/locales";
import { testHead } from "~/features/match/test-head";
import { testContext } from "~/features/match-list/test-context";
import { GAMES } from "~/features/match-row/test-games";
import { finished, STATES } from "~/features/match-row/test-matches";
import { namespacesOf } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { testPage } from "~/page/test-page";
import { H2hPage } from "./H2hPage.tsx";
import { type H2hData, loadH2h } from "./load-h2h.server.ts";
import { ANSWERS, competition, params } from "./test-h2h.ts";

async function dataOf(locale: LocaleCode, answers = ANSWERS, query = ""): Promise<H2hData> {
  const { context } = testContext(({ name }) => ({ value: answers[name] }), { locale });
  return loadH2h(context, { sport: "football", params, search: query && `?${query}` });
}

function render(data: H2hData, locale: LocaleCode = "en"): string {
  const path = "/football/vietnam/v-league-1/ha-noi-vs-nam-dinh/1076620260001/h2h";
  return renderToStaticMarkup(
    <I18nextProvider i18n={translatorOf(locale, namespacesOf("match-h2h"))}>
      <H2hPage data={data} page={testPage(locale, { path })} />
    </I18nextProvider>,
  );
}

describe("the head-to-head tab", () => {
  it.each(LOCALES)("has one heading, all lists and no key for a word in $code", async ({ code }) => {
    const markup = render(await dataOf(code), code);
    expect(markup.match(/<h1/g)).toHaveLength(1);
    expect(markup.match(/<h2/g)?.length).toBeGreaterThanOrEqual(5);
    expect(markup).toContain("UTC+0");
    expect(markup).not.toMatch(/style=|\{\{|h2h:|>(filter|tally|scored|perMatch)\./);
  });

  it.each(Object.entries<Match>({ ...STATES, ...GAMES }))(
    "stands in every state of its match: %s",
    async (_, match) => {
      const data = await dataOf("en");
      const rest = { competition, season: "2026-27" };
      const head =
        match.sport === "football"
          ? testHead({ sport: "football", match, goals: [], ...rest }, { tab: "h2h" })
          : testHead({ sport: "basketball", match, referees: [], coaches: {}, leaders: [], ...rest }, { tab: "h2h" });
      const markup = render({ ...data, head });
      expect(markup).toContain("Previous meetings");
      expect(markup.includes("Afterwards: ")).toBe(match.state === "finished");
    },
  );

  it("has a row for each match, with its day, its competition and how it ended", async () => {
    const markup = render(await dataOf("en"));
    expect(markup).toContain("11 Apr 2026</time> <span>23:30</span>");
    expect(markup).toContain("<small>Asian Cup</small>");
    expect(markup).toContain('<i class="result won">W</i>');
    expect(markup).toContain(" Lost.</span>");
  });

  it("says of how many meetings every percentage is", async () => {
    const markup = render(await dataOf("en"));
    expect(markup).toContain("3 of 4 (75%)");
    expect(markup).toContain("<dt>Won by Hà Nội FC</dt><dd>2</dd>");
    expect(markup).toContain("<dd>1.5-1.0</dd>");
  });

  const never = { summary: { played: 0, won: 0, drawn: 0, lost: 0, scored: 0, conceded: 0 }, matches: [] };

  it("says that the teams have never met, and the way back from a narrow choice", async () => {
    const answers = { ...ANSWERS, h2hInfo: never };
    expect(render(await dataOf("en", answers))).toContain("No previous meetings");
    expect(render(await dataOf("en", answers))).not.toContain("Show all meetings");
    expect(render(await dataOf("en", answers, "league=same"))).toContain("Show all meetings");
  });

  it("shows its other parts where one cannot be loaded", async () => {
    const { meetings: _, ...data } = await dataOf("en");
    const markup = render(data);
    expect(markup).toContain("This content is not available right now");
    expect(markup).toContain("Last matches: Hà Nội FC");
  });

  it("links each choice without changing the others", async () => {
    const markup = render(await dataOf("en", ANSWERS, "last=5"));
    expect(markup).toMatch(/h2h\?last=5" aria-current="true"/);
    expect(markup).toContain("h2h?last=5&amp;league=same");
    expect(markup).toContain(`${finished.home.name} at home, ${finished.away.name} away`);
  });

  it("has no draws in basketball", async () => {
    const data = await dataOf("en");
    const match: Match = { ...finished, sport: "basketball" };
    const about = { match, competition, season: "2026-27", referees: [], coaches: {}, leaders: [] };
    const markup = render({ ...data, head: testHead({ sport: "basketball", ...about }, { tab: "h2h" }) });
    expect(markup).not.toContain("Draws");
    expect(markup).toContain("Points per game");
  });
});
