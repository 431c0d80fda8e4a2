import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { describe, expect, test } from "vitest";
import { LOCALES, type LocaleCode } from "#contract/tables/locales";
import { faultOf, testContext } from "~/features/match-list/test-context";
import { live } from "~/features/match-row/test-matches";
import { TEST_TEAM, testAnswers } from "~/features/team/test-answers";
import { info } from "~/features/team/test-team";
import { namespacesOf } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { testPage } from "~/page/test-page";
import { loadTeamOverview } from "./load-team-overview.server.ts";
import { TeamOverviewPage } from "./TeamOverviewPage.tsx";

const CODES = LOCALES.map(({ code }) => code);

async function overview(locale: LocaleCode, answers = testAnswers(), change = {}) {
  const data = await loadTeamOverview(testContext(answers, { locale }).context, TEST_TEAM);
  return renderToStaticMarkup(
    <I18nextProvider i18n={translatorOf(locale, namespacesOf("team"))}>
      <TeamOverviewPage data={data} page={testPage(locale, change)} />
    </I18nextProvider>,
  );
}

/** A key without a translation renders as itself. */
const BARE_KEY = />[a-z]+(?:[A-Z][a-z]+)*\.[a-z][\w.]*</;

describe("a team's overview", () => {
  test("calls no result on neutral ground one at home or away", async () => {
    const where = /<small>(Home|Away)<\/small>/;
    expect(await overview("en")).toMatch(where);
    const answers = testAnswers() as unknown as Readonly<Record<string, unknown>>;
    const matchesByTeam = answers.matchesByTeam as (query: object) => { matches: object[] };
    const neutral = (query: object) => {
      const answer = matchesByTeam(query);
      return { ...answer, matches: answer.matches.map((match) => ({ ...match, isNeutral: true })) };
    };
    expect(await overview("en", testAnswers({ matchesByTeam: neutral as never }))).not.toMatch(where);
  });

  test.each(CODES)("is in %s, with one heading of the page and no style attribute", async (locale) => {
    const markup = await overview(locale);
    expect(markup.match(/<h1/g)).toHaveLength(1);
    expect(markup).toContain(`href="/${locale}/football/team/ha-noi/70001/squad#transfers"`);
    expect(markup).not.toMatch(BARE_KEY);
    expect(markup).not.toContain("style=");
  });

  test.each([
    [{}, true],
    [{ squad: [], sidelined: [], transfersIn: [], transfersOut: [], trophies: [], coach: undefined }, false],
  ])("offers the tab of the squad if anybody is known: %#", async (change, isOffered) => {
    const markup = await overview("en", testAnswers({ teamInfo: () => ({ ...info, ...change }) }));
    expect(markup.includes('href="/en/football/team/ha-noi/70001/squad"')).toBe(isOffered);
  });

  test("leads to country, competitions, tabs, table, players and matches", async () => {
    const markup = await overview("en");
    for (const path of [
      "/football/vietnam-84/matches",
      "/football/vietnam/v-league-1/matches?leagueId=766",
      "/football/vietnam/v-league-1/table?leagueId=766",
      "/football/team/ha-noi/70001/match",
      "/football/player/player-1/1/overview",
      "/football/vietnam/v-league-1/ha-noi-vs-nam-dinh/m-1",
    ])
      expect(markup).toContain(`href="/en${path}"`);
    expect(markup).toMatch(/aria-current="page">Overview</);
  });

  test("says what was won, who is out and who came", async () => {
    const markup = await overview("en");
    expect(markup).toMatch(/V\.League 1<b class="tabular"> × 2<\/b>/);
    expect(markup).not.toContain("2024-25");
    expect(markup).toContain("1 player is out");
    expect(markup).toMatch(/Player 1<\/span><\/a><small>Old Club · Free/);
    expect(markup).toMatch(/Won: Hà Nội FC 2-1 Nam Định/);
  });

  test("a national team has its flag, and a visitor who saves data no pictures", async () => {
    const national = testAnswers({ teamInfo: () => ({ ...info, team: { ...info.team, flag: "vn" } }) });
    expect(await overview("en", national)).toContain("/flags/vn.svg");
    expect(await overview("en", testAnswers(), { savesData: true })).not.toMatch(/<img class="crest"[^>]*width="56"/);
  });

  test("a part that cannot be had says so, the rest stays", async () => {
    const fault = () => {
      throw faultOf("network");
    };
    const markup = await overview("en", testAnswers({ ranking: fault, matchesByTeam: fault }));
    expect(markup.match(/This content is not available right now/g)).toHaveLength(2);
    expect(markup).toContain("Table: V.League 1");
    expect(markup).toContain("22,500");
  });

  test("of a team of which next to nothing is known says that there are no matches", async () => {
    const bare = {
      team: info.team,
      competitions: [],
      squad: [],
      transfersIn: [],
      transfersOut: [],
      trophies: [],
      sidelined: [],
    };
    const none = { competitions: [], matches: [], hasNext: false };
    const markup = await overview("en", testAnswers({ teamInfo: () => bare, matchesByTeam: () => none }));
    expect(markup).toContain("No matches");
    expect(markup).not.toContain("About the team");
    expect(markup).not.toContain("Trophies");
  });
});

describe("a team's next match and last result", () => {
  test("are cards with day, competition and stage", async () => {
    const markup = await overview("en");
    expect(markup).toMatch(
      /<div id="list".*<h2 class="hold-until-parsed">Next match <small><time dateTime="[\d-]+">[^<]+<\/time> · V\.League 1 · Matchday 9<\/small><\/h2>.*>Last result <small>/s,
    );
    expect(markup.match(/id="star"/g)).toHaveLength(1);
  });

  test("a match in play stands in the place of the next one", async () => {
    const matchesByTeam = ({ direction }: Record<string, unknown>) => ({
      competitions: [],
      matches: direction === "next" ? [live] : [],
      hasNext: false,
    });
    expect(await overview("en", testAnswers({ matchesByTeam }))).toContain(">Playing now <small>");
  });
});
