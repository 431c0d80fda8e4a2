import { describe, expect, test } from "vitest";
import { faultOf, testContext } from "~/features/match-list/test-context";
import { testGroup } from "~/features/match-list/test-group";
import { live } from "~/features/match-row/test-matches";
import { arsenal, burnley, competition, row } from "~/features/standings/test-standings";
import { loadTablePage } from "./load-table-page.server.ts";

const params = { countryKey: "vietnam", leagueKey: "v-league-1" };
const standings = {
  competition,
  season: "2026-27",
  source: "simulated",
  format: "league",
  tables: [{ id: "regular", rows: [row(1), row(2)] }],
  isProvisionalRule: true,
  notes: ["deduction.licence", "deduction.of_their_own"],
  isLive: true,
};
const history = {
  competition,
  season: "2026-27",
  rounds: [1, 2, 3, 4],
  dates: [],
  series: [arsenal, burnley].map((team, at) => ({ team, ranks: [at + 1, at + 1, at + 1, at + 1], points: [] })),
};
const seasons = [{ season: "2026-27", from: "", to: "", isCurrent: true, hasRanking: true, hasFixtures: true }];
const parts = { competition, season: "2026-27", source: "simulated", parts: [] };
const answers: Record<string, unknown> = {
  seasonList: seasons,
  subLeagueList: parts,
  ranking: standings,
  rankingHistory: history,
  matchList: { groups: [testGroup("101", [live])], hasNext: false },
};
const all = ({ name }: { name: string }) => ({ value: answers[name] });
const request = (query: string) => ({ sport: "football" as const, params, query: new URLSearchParams(query) });

describe("loading a competition's table", () => {
  test("calls for the season's table with matches in play, and shows these", async () => {
    const { context, calls } = testContext(all);
    const { tables, history: loaded } = await loadTablePage(context, request("leagueId=101"));
    expect(tables).toMatchObject({ isLive: true, isEmpty: false, isProvisionalRule: true, reasons: ["licence"] });
    expect(tables?.playing?.days).toMatchObject([{ date: "2026-11-21", matches: [live] }]);
    expect(tables?.tables).toBe(standings.tables);
    expect(tables?.facts).toMatchObject({ leagueKey: "v-league-1", timeZone: "Asia/Ho_Chi_Minh" });
    expect(loaded).toBe(history);
    expect(calls.find(({ name }) => name === "ranking")?.query).toEqual({ leagueId: "101", type: "all", live: 1 });
    expect(calls.length).toBeLessThanOrEqual(6);
  });

  const unplayed = [{ id: "regular", rows: [{ ...row(1), played: 0 }] }];
  test.each([
    ["nobody has played", { isLive: false, tables: unplayed }, [], true],
    ["a match that counts is in play", { isLive: true, tables: unplayed }, [], false],
    ["a match that counts once it is over is in play", { isLive: false, tables: unplayed }, [live], false],
    ["somebody has played", { isLive: false }, [], false],
  ])("where %s, it says whether the season has begun", async (_name, change, matches, expected) => {
    const changed: Record<string, unknown> = {
      ...answers,
      ranking: { ...standings, ...change },
      matchList: { groups: matches.length > 0 ? [testGroup("101", matches)] : [], hasNext: false },
    };
    const { context } = testContext(({ name }) => ({ value: changed[name] }));
    const { tables } = await loadTablePage(context, request("leagueId=101"));
    expect(tables?.isBeforeStart).toBe(expected);
  });

  test("after midnight, matches in play are those of yesterday too", async () => {
    const begun = { ...live, id: "77", kickOff: live.kickOff - 3_600_000 };
    const answer = (call: { name: string; query: Record<string, unknown> }) =>
      call.query.date === "2026-11-21" ? { value: { groups: [testGroup("101", [begun])], hasNext: false } } : all(call);
    const { context } = testContext(answer, { now: Date.parse("2026-11-21T17:20:00Z") });
    const { tables } = await loadTablePage(context, request("leagueId=101"));
    expect(tables?.playing?.days.flatMap(({ matches }) => matches)).toEqual([begun, live]);
  });

  test("a view of halves is of finished play, without the chart", async () => {
    const { context, calls } = testContext(all);
    const { history: chart, tables } = await loadTablePage(context, request("leagueId=101&view=h2&season=2025-26"));
    const ranking = { leagueId: "101", season: "2025-26", type: "h2", live: 0 };
    expect(calls.find(({ name }) => name === "ranking")?.query).toEqual(ranking);
    expect(calls.some(({ name }) => name === "rankingHistory")).toBe(false);
    expect(chart).toBeUndefined();
    expect(tables?.facts.half).toBe("h2");
  });

  test.each(["ranking", "rankingHistory"])("goes on without %s, and is then not cached", async (failing) => {
    const { context, isCacheable } = testContext((call) =>
      call.name === failing ? Promise.reject(faultOf("timeout")) : all(call),
    );
    const { head, tables, history: chart } = await loadTablePage(context, request("leagueId=101"));
    expect(head.competition.id).toBe("101");
    expect([tables === undefined, chart === undefined]).toEqual([failing === "ranking", failing === "rankingHistory"]);
    expect(isCacheable()).toBe(false);
  });

  test.each([
    ["view=best", "badRequest", 400],
    ["part=division-none", "notFound", 404],
  ])("%s is the error page %s", async (query, error, status) => {
    const { context } = testContext((call) =>
      call.name === "ranking" && "subLeagueId" in call.query ? Promise.reject(faultOf("not_found")) : all(call),
    );
    await expect(loadTablePage(context, request(`leagueId=101&${query}`))).rejects.toMatchObject({
      data: { error },
      init: { status },
    });
  });
});
