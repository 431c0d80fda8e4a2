import { describe, expect, test } from "vitest";
import { faultOf, TEST_NOW, testContext } from "~/features/match-list/test-context";
import { live } from "~/features/match-row/test-matches";
import { TEST_TEAM, testAnswers } from "~/features/team/test-answers";
import { basketballStandings, cup, info, matchOn, row, standings } from "~/features/team/test-team";
import { loadTeamOverview } from "./load-team-overview.server.ts";

const fail = (kind: Parameters<typeof faultOf>[0]) => () => {
  throw faultOf(kind);
};

describe("a team's overview", () => {
  test("calls the upstream for the team, then for its matches both ways and its league's table, then for the next one's chances", async () => {
    const { context, calls } = testContext(testAnswers());
    const data = await loadTeamOverview(context, TEST_TEAM);
    expect(calls).toEqual([
      { name: "teamInfo", query: { teamId: "70001" } },
      { name: "matchesByTeam", query: { teamId: "70001", direction: "next", size: 5 } },
      { name: "matchesByTeam", query: { teamId: "70001", direction: "past", size: 10 } },
      { name: "ranking", query: { leagueId: "766", live: 1 } },
      { name: "winRate", query: { matchId: "m1" } },
    ]);
    expect(data).toMatchObject({
      hasMatches: true,
      simulated: "all",
      hasInvented: true,
      faults: {},
      table: { season: "2026-27", own: { rank: 2 } },
      fetched: { fetchedAt: TEST_NOW, isLastGood: false },
    });
    expect(data.form.map(({ match }) => match.id)).toEqual(["m-2", "m-1"]);
    expect(data.around).toMatchObject({
      next: { stage: "V.League 1 · Matchday 9" },
      last: { match: { id: "m-1" } },
      isPlaying: false,
    });
  });

  test("says of nobody that they are invented where nobody is named", async () => {
    const nobody = { squad: [], sidelined: [], transfersIn: [], transfersOut: [] };
    const { coach, ...others } = info;
    const { context } = testContext(testAnswers({ teamInfo: () => ({ ...others, ...nobody }) }));
    expect(await loadTeamOverview(context, TEST_TEAM)).toMatchObject({ simulated: "all", hasInvented: false });
  });

  test("calls basketball's own endpoints", async () => {
    const { context, calls } = testContext(testAnswers({ ranking: () => basketballStandings }));
    const { table } = await loadTeamOverview(context, { ...TEST_TEAM, sport: "basketball" });
    expect(table?.own.rank).toBe(3);
    expect(calls.every(({ name }) => name.startsWith("basketball"))).toBe(true);
  });

  test("a match in play stands in the place of the next one", async () => {
    const matchesByTeam = ({ direction }: Record<string, unknown>) => ({
      competitions: [],
      matches: direction === "next" ? [live] : [],
      hasNext: false,
    });
    const { context } = testContext(testAnswers({ matchesByTeam }));
    const data = await loadTeamOverview(context, TEST_TEAM);
    expect(data.canChange).toBe(true);
    expect(data.around).toMatchObject({ next: { match: { id: live.id } }, isPlaying: true });
  });

  test.each([
    ["one list of matches is missing: the other stands", { direction: "next" }, {}],
    ["no matches can be had", {}, { matches: "upstream" }],
  ])("%s", async (_name, missing: { direction?: string }, faults) => {
    const matchesByTeam = ({ direction }: Record<string, unknown>) => {
      if (!missing.direction || missing.direction === direction) throw faultOf("network");
      return { competitions: [], matches: [matchOn(-1)], hasNext: false };
    };
    const { context, isCacheable } = testContext(testAnswers({ matchesByTeam }));
    expect((await loadTeamOverview(context, TEST_TEAM)).faults).toEqual(faults);
    expect(isCacheable()).toBe(false);
  });

  test("without a table, and without a competition, the page goes on", async () => {
    const { context } = testContext(testAnswers({ ranking: fail("timeout") }));
    expect(await loadTeamOverview(context, TEST_TEAM)).toMatchObject({ faults: { table: "upstream" } });
    const { context: other, calls } = testContext(testAnswers({ teamInfo: () => ({ ...info, competitions: [] }) }));
    expect((await loadTeamOverview(other, TEST_TEAM)).table).toBeUndefined();
    expect(calls.map(({ name }) => name)).not.toContain("ranking");
  });

  test("a cup without a table of the team has none", async () => {
    const answers = testAnswers({
      teamInfo: () => ({ ...info, competitions: [cup] }),
      ranking: () => ({ competition: cup, season: "2026-27", tables: [] }),
    });
    const data = await loadTeamOverview(testContext(answers).context, TEST_TEAM);
    expect([data.table, data.faults]).toEqual([undefined, {}]);
  });

  test.each([
    ["last season's", [row(2, "70001")], "2025-26"],
    ["none of a newcomer", [row(1, "1")], undefined],
  ])("before the league's first match the table is %s", async (_name, rows, season) => {
    const opening = { ...standings, tables: [{ rows: [row(1, "1", { played: 0 }), row(1, "70001", { played: 0 })] }] };
    const answers = testAnswers({
      ranking: (query) => (query.season ? { ...standings, season: query.season, tables: [{ rows }] } : opening),
      seasonList: () => ["2026-27", "2025-26"].map((one) => ({ season: one, hasRanking: true })),
    });
    expect((await loadTeamOverview(testContext(answers).context, TEST_TEAM)).table?.season).toBe(season);
  });

  test("the last results name their competitions", async () => {
    const data = await loadTeamOverview(testContext(testAnswers()).context, TEST_TEAM);
    expect(data.formIn).toEqual(["V.League 1"]);
  });
});
