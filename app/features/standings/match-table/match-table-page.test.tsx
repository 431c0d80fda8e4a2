import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { describe, expect, it } from "vitest";
import type { Match } from "#contract/domain/match";
import { LOCALES, type LocaleCode } from "#contract/tables/locales";
import { bracket, played } from "~/features/bracket/test-bracket";
import { testHead } from "~/features/match/test-head";
import { faultOf, testContext } from "~/features/match-list/test-context";
import { GAMES } from "~/features/match-row/test-games";
import { finished, STATES } from "~/features/match-row/test-matches";
import { basketballRow, competition, row } from "~/features/standings/test-standings";
import { namespacesOf } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { testPage } from "~/page/test-page";
import { loadMatchTable, type MatchTableData } from "./load-match-table.server.ts";
import { MatchTablePage } from "./MatchTablePage.tsx";

const match: Match = { ...finished, home: row(1).team, away: row(2).team };
const { countryKey, leagueKey, slug, id } = match;
const request = {
  sport: "football",
  params: { countryKey, leagueKey, matchName: slug, matchId: id },
  search: "",
} as const;
const info = { match, competition, season: "2026-27", goals: [] };
const standings = {
  competition,
  season: "2026-27",
  source: "simulated",
  format: "league",
  tables: [{ id: "regular", rows: [row(1), row(2), row(3)] }],
  isProvisionalRule: true,
  isLive: true,
};
const ANSWERS: Readonly<Record<string, unknown>> = { matchInfo: info, standingByMatch: standings };

function load(answers = ANSWERS, locale: LocaleCode = "en") {
  const { context, calls, isCacheable } = testContext(
    ({ name }) => (name in answers ? { value: answers[name] } : Promise.reject(faultOf("timeout"))),
    { locale },
  );
  return { data: loadMatchTable(context, request), calls, isCacheable };
}

const render = (data: MatchTableData, locale: LocaleCode = "en"): string =>
  renderToStaticMarkup(
    <I18nextProvider i18n={translatorOf(locale, namespacesOf("match-table"))}>
      <MatchTablePage data={data} page={testPage(locale)} />
    </I18nextProvider>,
  );

const semiFinal = { ...info, match: { ...match, stage: "semi_final" } };
const ownTie = {
  ...bracket,
  rounds: [{ stage: "final", ties: [{ ...bracket.rounds[0]?.ties[0], matches: [match] }] }],
};

describe("the table tab", () => {
  it("loads the match and its table, and marks both teams", async () => {
    const { data, calls } = load();
    const { tables, bracket: tree } = await data;
    expect(calls.map(({ name }) => name)).toEqual(["matchInfo", "standingByMatch"]);
    expect(tables?.tables).toEqual(standings.tables);
    expect(tree).toBeUndefined();
    expect(render(await data).match(/class="ownTeam"/g)).toHaveLength(2);
  });

  it.each(LOCALES)("has its words in $code", async ({ code }) => {
    const markup = render(await load(ANSWERS, code).data, code);
    expect(markup.match(/<h1/g)).toHaveLength(1);
    expect(markup).toContain("17");
    expect(markup).not.toMatch(/style=|\{\{|matchTable:|>place\./);
  });

  it.each([
    ["with last season's table", { season: "2025-26" }, true],
    ["alone in a competition without one", undefined, false],
  ])("before the first match says so, %s", async (_name, last, isLast) => {
    const opening = {
      ...standings,
      isLive: undefined,
      tables: [{ rows: [row(1, { played: 0 }), row(1, { played: 0 })] }],
    };
    const seasonList = [{ season: "2026-27", hasRanking: true }, ...(last ? [{ ...last, hasRanking: true }] : [])];
    const ranking = { ...standings, ...last };
    const answers = { ...ANSWERS, standingByMatch: opening, seasonList, ranking };
    const before = { ...info, match: { ...STATES.scheduled, id, home: match.home, away: match.away } };
    const markup = render(await load({ ...answers, matchInfo: before }).data);
    expect(markup).toContain("The 2026-27 season has not begun.");
    expect(render(await load(answers).data)).not.toContain("has not begun");
    expect(markup).not.toContain("position 1");
    expect(markup.includes("Table of 2025-26")).toBe(isLast);
    expect(markup.includes('<td class="rank">–</td>')).toBe(!isLast);
  });

  it("says where the teams stand, that the table is live and by what rule", async () => {
    const markup = render(await load().data);
    expect(markup).toContain("Arsenal: position 1, 17 points");
    expect(markup).toContain("Live table");
    expect(markup).toContain("provisional rule");
    expect(markup).toContain("table?leagueId=101&amp;season=2026-27");
  });

  it.each(Object.entries<Match>({ ...STATES, ...GAMES }))("stands in every state of its match: %s", async (_, one) => {
    const data = await load().data;
    const rest = { competition, season: "2026-27" };
    const head =
      one.sport === "football"
        ? testHead({ sport: "football", match: one, goals: [], ...rest }, { tab: "table" })
        : testHead(
            { sport: "basketball", match: one, referees: [], coaches: {}, leaders: [], ...rest },
            { tab: "table" },
          );
    expect(render({ ...data, head })).toContain('<table class="table tabular hold-until-parsed');
  });

  it("leads to the parts of its season, and loads the one that is asked for", async () => {
    const parts = [
      { id: "regular", isShown: true },
      { id: "split", isCurrent: true },
    ];
    const { context, calls } = testContext(({ name }) => ({
      value: name === "matchInfo" ? info : { ...standings, parts },
    }));
    const data = await loadMatchTable(context, { ...request, search: "?part=regular" });
    expect(calls[1]?.query).toEqual({ matchId: id, subLeagueId: "regular" });
    const markup = render(data);
    expect(markup).toContain('/table?part=regular" aria-current="true">Regular season');
    expect(markup).toContain('/table">After the split');
  });

  it("of a knock-out match shows the bracket with its tie marked", async () => {
    const answers = {
      matchInfo: semiFinal,
      standingByMatch: { ...standings, tables: [] },
      subLeagueList: { bracket: ownTie, parts: [] },
    };
    const { data, calls } = load(answers);
    const markup = render(await data);
    expect(calls.at(-1)).toEqual({ name: "subLeagueList", query: { leagueId: "101", season: "2026-27" } });
    expect(markup).toContain('<li class="tie ownTie inTree" aria-current="true">');
    expect(markup).not.toContain("No table yet");
    expect(markup).not.toContain("See the full table");
  });

  it("says that there is no table yet", async () => {
    const answers = { ...ANSWERS, standingByMatch: { ...standings, tables: [] } };
    expect(render(await load(answers).data)).toContain("No table yet");
  });

  it("goes on without the table, and is then not cached", async () => {
    const { data, isCacheable } = load({ matchInfo: info });
    expect(render(await data)).toContain("The table cannot be loaded right now");
    expect(isCacheable()).toBe(false);
  });

  it("in basketball shows wins and defeats", async () => {
    const rows = [basketballRow(1), basketballRow(2)];
    const { context } = testContext(({ name }) => ({
      value:
        name === "basketballMatchInfo"
          ? { ...info, match: { ...match, sport: "basketball" }, referees: [], coaches: {}, leaders: [] }
          : { ...standings, tables: [{ id: "east", name: "East", rows }] },
    }));
    const data = await loadMatchTable(context, { ...request, sport: "basketball" });
    expect(render(data)).toContain("Team 1: position 1, record 14-\u20602");
  });

  it("opens an early round that the match is of", async () => {
    const ties = Array.from({ length: 16 }, (_, at) => ({
      ...ownTie.rounds[0]?.ties[0],
      id: `round_of_32-${at + 1}`,
      matches: [at === 3 ? match : played("Ajax", "Celtic")],
    }));
    const answers = {
      matchInfo: { ...info, match: { ...match, stage: "round_of_32" } },
      standingByMatch: { ...standings, tables: [] },
      subLeagueList: { bracket: { rounds: [{ stage: "round_of_32", ties }] }, parts: [] },
    };
    expect(render(await load(answers).data)).toContain('<details class="card earlyRound" open="">');
  });
});
