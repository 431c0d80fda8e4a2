import { describe, expect, test } from "vitest";
import { loadGoalsPage, loadPastPage } from "~/features/match-analysis/load-analysis.server";
import {
  pricedMatch,
  testAbsence,
  testComparison,
  testGoals,
  testMedia,
  testPanel,
  testRates,
  testSeason,
  testTips,
} from "~/features/match-analysis/test-analysis";
import { faultOf, testContext } from "~/features/match-list/test-context";
import { testGroup } from "~/features/match-list/test-group";
import { finished } from "~/features/match-row/test-matches";
import { loadDetailsPage } from "./load-details.server.ts";

const next = {
  match: {
    ...finished,
    id: "77",
    kickOff: finished.kickOff + 6 * 86_400_000,
    away: finished.home,
    home: finished.away,
  },
  days: 7,
};
const panel = testPanel([pricedMatch({ side: "home", score: [2, 0], homeLine: "-1" })]);
const info = { match: finished, competition: testGroup("766", []).competition, season: "2026-27", goals: [] };
const ANSWERS: Record<string, unknown> = {
  matchInfo: info,
  basketballMatchInfo: { ...info, match: { ...finished, sport: "basketball" }, referees: [], coaches: {}, leaders: [] },
  basketballStandingByMatch: { tables: [] },
  currentSeasonStat: testSeason,
  teamStatComparison: testComparison,
  squadStatus: { home: [testAbsence], away: [], updatedAt: 0 },
  matchTips: testTips,
  mediaTips: testMedia,
  pastGoalRate: testRates,
  nextFive: { home: [next], away: [] },
  lastOdds: panel,
  goalStat: testGoals,
};
for (const name of ["CurrentSeasonStat", "TeamStatComparison", "SquadStatus", "NextFive", "LastOdds"])
  ANSWERS[`basketball${name}`] = ANSWERS[name.charAt(0).toLowerCase() + name.slice(1)];

const answer = ({ name }: { name: string }) => ({ value: ANSWERS[name] });
const params = {
  countryKey: "vietnam",
  leagueKey: "v-league-1",
  matchName: "ha-noi-vs-nam-dinh",
  matchId: finished.id,
};
const football = { sport: "football", params, search: "" } as const;
const basketball = { ...football, sport: "basketball" } as const;

describe("the details of the analysis", () => {
  test("ask for everything by the match's id, six calls at a time at most", async () => {
    let open = 0;
    let most = 0;
    const { context, calls, isCacheable } = testContext(async (call) => {
      open += 1;
      most = Math.max(most, open);
      await new Promise((resolve) => setTimeout(resolve, 1));
      open -= 1;
      return answer(call);
    });
    const data = await loadDetailsPage(context, football);
    expect(most).toBeLessThanOrEqual(6);
    expect(calls.map(({ name }) => name).sort()).toEqual(
      [
        "currentSeasonStat",
        "matchInfo",
        "matchTips",
        "mediaTips",
        "nextFive",
        "pastGoalRate",
        "squadStatus",
        "teamStatComparison",
      ].sort(),
    );
    expect(calls.every(({ query }) => query.matchId === finished.id)).toBe(true);
    expect(data.squads.value?.home).toMatchObject([
      { player: { name: "Nguyễn An" }, from: "01 Nov 2026", isNow: true },
    ]);
    expect(data.next.value?.home).toMatchObject([{ opponent: "Nam Định", isAtHome: false, days: 6 }]);
    expect(isCacheable()).toBe(true);
  });

  test("of basketball leave out what is counted of football only", async () => {
    const { context, calls } = testContext(answer);
    const data = await loadDetailsPage(context, basketball);
    expect(calls.every(({ name }) => name.startsWith("basketball"))).toBe(true);
    expect([data.tips, data.media, data.rates]).toEqual([undefined, undefined, undefined]);
  });

  test("keep the rest of the page when a part fails, which is not cached", async () => {
    const { context, isCacheable } = testContext((call) =>
      call.name === "pastGoalRate" ? Promise.reject(faultOf("network")) : answer(call),
    );
    const data = await loadDetailsPage(context, football);
    expect(data.rates).toEqual({ error: "upstream" });
    expect(data.season.value).toEqual(testSeason);
    expect(isCacheable()).toBe(false);
  });

  test("of an unknown match are the match's error page", async () => {
    const { context } = testContext(() => Promise.reject(faultOf("not_found")));
    await expect(loadDetailsPage(context, football)).rejects.toMatchObject({ data: { error: "matchNotFound" } });
  });

  test("bring no pictures to who saves data, and say whether prices are shown", async () => {
    const visitor = { country: "VN", timeZone: "Asia/Ho_Chi_Minh", savesData: true };
    const data = await loadDetailsPage(testContext(answer, { visitor, showsPrices: false }).context, football);
    expect([data.storageBaseUrl, data.showsPrices]).toEqual([undefined, false]);
  });
});

describe("the other pages of the analysis", () => {
  test("read the last thirty matches of both teams", async () => {
    const { context, calls } = testContext(answer);
    const { past, query } = await loadPastPage(context, { ...football, search: "?of=home" }, "wdl");
    expect(calls.filter(({ name }) => name === "lastOdds").map(({ query }) => query)).toEqual([
      { matchId: finished.id, side: "home", duration: 30 },
      { matchId: finished.id, side: "away", duration: 30 },
    ]);
    expect(past.value?.home).toEqual([{ side: "home", score: [2, 0], halfTime: undefined, homeLine: -4, total: 10 }]);
    expect(query.of).toBe("home");
  });

  test("have an error for their past matches when those of one team fail", async () => {
    const { context } = testContext((call) =>
      call.query.side === "away" ? Promise.reject(faultOf("timeout")) : answer(call),
    );
    const { past, season } = await loadPastPage(context, football, "handicap");
    expect(past).toEqual({ error: "upstream" });
    expect(season.value).toEqual(testSeason);
  });

  test("count football's goals of the window that was chosen, basketball's points of past games", async () => {
    const { context, calls } = testContext(answer);
    await loadGoalsPage(context, { ...football, search: "?window=last30" });
    expect(calls.find(({ name }) => name === "goalStat")?.query).toEqual({ matchId: finished.id, window: "last30" });
    const game = testContext(answer);
    expect((await loadGoalsPage(game.context, basketball)).past?.value?.away).toHaveLength(1);
    expect(game.calls.some(({ name }) => name === "basketballLastOdds")).toBe(true);
  });

  test.each(["?of=never", "?line=x", "?window=week"])("%s is a bad request, before any call", async (search) => {
    const { context, calls } = testContext(answer);
    await expect(loadPastPage(context, { ...football, search }, "handicap")).rejects.toMatchObject({
      data: { error: "badRequest" },
      init: { status: 400 },
    });
    expect(calls).toEqual([]);
  });

  test("lead to the right address with what was chosen", async () => {
    const { context } = testContext(answer);
    const request = { ...football, params: { ...params, matchName: "other" }, search: "?of=home" };
    const thrown = await loadPastPage(context, request, "wdl").catch((error: unknown) => error);
    if (!(thrown instanceof Response)) throw new Error("no redirect");
    expect(thrown.headers.get("location")).toBe(
      "/en/football/vietnam/v-league-1/ha-noi-vs-nam-dinh/1076620260001/analysis/wdl?of=home",
    );
  });
});
