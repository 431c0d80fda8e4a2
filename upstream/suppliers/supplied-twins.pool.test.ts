import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { SupplierName } from "#contract/tables/supplier-services";
import { MINUTE } from "#contract/time/units";
import type { MatchItemWire } from "#contract/wire/match-item";
import { ask, bindings, seedWorld } from "../api/conformance/test-world-ask.ts";
import { createStub } from "./stub/create-stub.ts";
import { STUB_KINDS } from "./stub-kinds/stub-kinds.ts";
import { forgetSupplied, startClock } from "./test-clock.ts";

const START = Date.parse("2027-10-16T14:00:00Z");
const KICK_OFF = START + 2 * MINUTE;
const SETTINGS = {
  SUPPLIERS: "api-football,football-data",
  API_SPORTS_KEY: "key",
  FOOTBALL_DATA_KEY: "key",
  FOOTBALL_DATA_URL: "http://127.0.0.1",
  SUPPLIER_COMPETITIONS: "101",
  SIMULATION: "off",
};

/** A supplier that plays the stubs' evening, and is out of order while `isOut` says so. */
function startSupplier(name: SupplierName, isOut = (_now: number) => false) {
  let now = START;
  const stub = createStub(STUB_KINDS[name], { evening: { startedAt: START, speed: 1 } });
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) =>
    isOut(now) ? new Response("", { status: 503 }) : stub(new Request(input, init), now);
  const setNow = (instant: number) => {
    now = instant;
  };
  return startClock({ name, fetch, setNow, settings: SETTINGS, start: START - 5 * MINUTE });
}

async function matches(now: number, settings: object = SETTINGS): Promise<MatchItemWire[]> {
  const query = { date: "2027-10-16", timeZone: "UTC", lang: "en" };
  const answer = await ask("/match/getMatchListv4", query, now, settings);
  const { result } = await answer.json<{ result: { leagueMatchList: { matchList: MatchItemWire[] }[] } }>();
  return result.leagueMatchList.flatMap(({ matchList }) => matchList);
}

const tabs = async (matchId: string, now: number): Promise<string[]> => {
  const answer = await ask("/match/info", { matchId, lang: "en" }, now, SETTINGS);
  return (await answer.json<{ result: { data: { tabs: string[] } } }>()).result.data.tabs;
};

beforeAll(seedWorld);
beforeEach(async () => {
  await forgetSupplied();
  vi.spyOn(console, "log").mockImplementation(() => {});
  vi.spyOn(console, "error").mockImplementation(() => {});
});

it("matches that two suppliers tell are one set of fixtures, which goes on while one of them is out of order", async () => {
  const outage = (now: number) => now > KICK_OFF + 20 * MINUTE && now < KICK_OFF + 70 * MINUTE;
  const football = await startSupplier("api-football", outage);
  const data = await startSupplier("football-data");
  let reached = START - 5 * MINUTE;
  const at = async (minutes: number) => {
    const now = KICK_OFF + minutes * MINUTE;
    // By turns, as they would.
    for (; reached <= now; reached += MINUTE) {
      await football.until(reached);
      await data.until(reached);
    }
    return matches(now);
  };
  const before = await at(-1);
  expect(before.map(({ home }) => home.teamName).sort()).toEqual(["Arsenal", "Chelsea", "Liverpool"]);
  expect(await bindings.DB.prepare("select count(*) as rows from supplied_matches").first()).toEqual({ rows: 6 });
  const { matchId } = before[0]!;
  const derby = async (minutes: number) => (await at(minutes)).find((one) => one.matchId === matchId)!;

  expect(await derby(14)).toMatchObject({ homeTeamScore: 1, awayTeamScore: 0, minute: 15 });
  expect(await tabs(matchId, KICK_OFF + 14 * MINUTE)).toContain("lineups");
  // The first is out of order until after half-time.
  expect(await derby(50)).toMatchObject({ phase: "HALF_TIME", homeTeamScore: 1, homeHalfScore: 1 });
  expect(await derby(115)).toMatchObject({ phase: "FULL_TIME", homeTeamScore: 2, awayTeamScore: 1, winner: "home" });
  expect(await matches(KICK_OFF + 115 * MINUTE)).toHaveLength(3);
  // Who is not listed is not shown; what they were the first to tell is, as far as another tells it too.
  const others = async (SUPPLIERS: string) => (await matches(KICK_OFF, { ...SETTINGS, SUPPLIERS })).length;
  expect(await Promise.all(["football-data", "api-football", "openligadb"].map(others))).toEqual([3, 3, 0]);
  await football.end();
  await data.end();
});
