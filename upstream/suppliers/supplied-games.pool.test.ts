import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import { MINUTE } from "#contract/time/units";
import type { MatchItemWire } from "#contract/wire/match-item";
import { ask, seedWorld } from "../api/conformance/test-world-ask.ts";
import { apiBasketballStub } from "./api-basketball/stub-server.ts";
import { createStub } from "./stub/create-stub.ts";
import { forgetSupplied, type Run, runClock } from "./test-clock.ts";

// After the real time: alarms in the past would be rung by the platform as well. The first game begins two minutes later,
// and ends after midnight (UTC).
const START = Date.parse("2027-11-13T22:58:00Z");
const TIP_OFF = START + 2 * MINUTE;
const SETTINGS = {
  SUPPLIERS: "api-basketball",
  API_SPORTS_KEY: "key",
  SUPPLIER_COMPETITIONS: "8001",
  SIMULATION: "off",
};

async function playEvening(work: (run: Run, paths: string[]) => Promise<void>): Promise<void> {
  const paths: string[] = [];
  let now = START;
  const stub = createStub(apiBasketballStub, { evening: { startedAt: START, speed: 1 } });
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    paths.push(`${pathname}${search}`);
    return stub(request, now);
  };
  const setNow = (instant: number) => {
    now = instant;
  };
  const tested = { name: "api-basketball" as const, fetch, setNow, settings: SETTINGS, start: START - 5 * MINUTE };
  await runClock(tested, (run) => work(run, paths));
}

const answerOf = async (path: string, query: Record<string, string>, now: number) =>
  (await ask(path, { lang: "en", ...query }, now, SETTINGS)).json<{ result: Record<string, unknown> }>();

async function games(now: number): Promise<MatchItemWire[]> {
  const query = { date: "2027-11-13", timeZone: "UTC" };
  const { result } = await answerOf("/basketball/match/getMatchList", query, now);
  return (result.leagueMatchList as { matchList: MatchItemWire[] }[]).flatMap(({ matchList }) => matchList);
}

beforeAll(seedWorld);
beforeEach(async () => {
  await forgetSupplied();
  vi.spyOn(console, "log").mockImplementation(() => {});
});

it("an evening of games has quarters, breaks, an overtime and the table, and offers no empty tab", async () => {
  await playEvening(async ({ until }, paths) => {
    await until(TIP_OFF - MINUTE);
    const [first] = await games(TIP_OFF - MINUTE);
    const { matchId } = first!;
    const at = async (minutes: number) => {
      const now = TIP_OFF + minutes * MINUTE;
      await until(now);
      return (await games(now)).find((one) => one.matchId === matchId)!;
    };
    expect(first).toMatchObject({ source: "supplied", phase: "SCHEDULED", home: { teamName: "Boston Celtics" } });
    expect(await at(12)).toMatchObject({ phase: "Q1", periodCount: 4, periodSeconds: 720, period: 1 });
    expect(await at(25)).toMatchObject({ phase: "END_OF_PERIOD", homePeriods: [31], awayPeriods: [24] });
    expect(await at(55)).toMatchObject({ phase: "HALF_TIME", homeTeamScore: 53, awayTeamScore: 54 });
    expect(await at(70)).toMatchObject({ phase: "Q3", homeHalfScore: 53 });
    expect(await at(130)).toMatchObject({ phase: "OT", overtimeCount: 1 });
    const final = { phase: "FULL_TIME", homeTeamScore: 116, awayTeamScore: 112, winner: "home", overtimeCount: 1 };
    expect(await at(160)).toMatchObject(final);

    const end = TIP_OFF + 160 * MINUTE;
    const info = await answerOf("/basketball/match/info", { matchId }, end);
    expect(info.result.data).toMatchObject({
      coverage: { progress: false, lineup: false, odds: true, stats: true, box: true },
    });
    const { result: counted } = await answerOf("/basketball/match/stat", { matchId }, end);
    expect(counted.data).toMatchObject({
      periods: [{ period: 0, rows: expect.arrayContaining([{ key: "pts", home: 116, away: 112 }]) }],
    });
    const { result: box } = await answerOf("/basketball/match/boxScore", { matchId }, end);
    expect(box.data).toMatchObject({
      home: {
        players: [{ playerName: "P. 1330", pts: 58, isStarter: true, dnp: null }, { playerName: "P. 1331" }],
        totals: { pts: 116, stl: 7 },
        uncounted: ["oreb", "dreb", "stl", "blk", "tov", "pf"],
      },
    });
    const { result: prices } = await answerOf("/basketball/match/odds/moneyLine", { matchId }, end);
    expect(prices.data).toMatchObject({
      lines: [{ bookmakerName: "Bet365", market: "ML", early: { prices: { home: "1.34", away: "3.35" } } }],
    });
    const table = await answerOf("/basketball/league/ranking", { leagueId: "8001" }, end);
    expect(JSON.stringify(table)).toContain("Boston Celtics");
    // Open pages hear of it.
    const changes = await answerOf("/match/changes", { since: String(TIP_OFF + 25 * MINUTE), sportType: "1" }, end);
    expect(JSON.stringify(changes)).toContain(matchId);
    // What is in play is asked by the days on which it began.
    const [teams, players] = ["teams", "players"].map((of) => `/games/statistics/${of}?ids=`);
    expect(new Set(paths.map((path) => path.replace(/ids=.*/, "ids=").replace(/\?game=.*/, "")))).toEqual(
      new Set([
        "/leagues",
        "/games?league=12&season=2027-2028",
        "/games?date=2027-11-13",
        "/standings?league=12&season=2027-2028",
        "/odds",
        teams,
        players,
      ]),
    );
  });
});
