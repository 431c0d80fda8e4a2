import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { OddsLineWire } from "#contract/calls/odds/odds-wire";
import { MINUTE } from "#contract/time/units";
import { ask, bindings, seedWorld } from "../api/conformance/test-world-ask.ts";
import { betRow, liveBetRow, liveOddsRow, oddsRow } from "./api-football/stub-odds.ts";
import { forgetSupplied, runClock } from "./test-clock.ts";
import { CLUBS, stubSupplier } from "./test-supplier.ts";

const KICK_OFF = Date.parse("2027-10-16T14:00:00Z");
const SETTINGS = {
  SUPPLIERS: "api-football",
  API_SPORTS_KEY: "key",
  SUPPLIER_COMPETITIONS: "101",
  SIMULATION: "off",
};
const MATCH = { matchId: "3100000001001" };

const data = async <Data>(path: string, query: object, now: number): Promise<Data> =>
  (await (await ask(path, { lang: "en", ...query }, now, SETTINGS)).json<{ result: { data: Data } }>()).result.data;
const comparison = async (now: number): Promise<OddsLineWire[]> =>
  (await data<{ lines: OddsLineWire[] }>("/match/odds/latestEuropeOdds", MATCH, now)).lines;
const hasTab = async (now: number): Promise<boolean> =>
  (await data<{ coverage: { odds: boolean } }>("/match/info", MATCH, now)).coverage.odds;

beforeAll(seedWorld);
beforeEach(async () => {
  await forgetSupplied();
  vi.spyOn(console, "log").mockImplementation(() => {});
});

const winner = (home: number) => betRow("Match Winner", { Home: home, Draw: 3.4, Away: 3.6 });
const live = (home: number, minute: number, isSuspended = false) =>
  liveOddsRow(1001, {
    elapsed: minute,
    goals: [0, 0],
    odds: [
      liveBetRow("Fulltime Result", [
        { value: "Home", price: home, isSuspended },
        { value: "Draw", price: 3.1, isSuspended },
        { value: "Away", price: 4.1, isSuspended },
      ]),
    ],
  });

it("prices are shown with their history as they are told, and none where there are none", async () => {
  const supplier = stubSupplier();
  const clock = { name: "api-football", ...supplier, settings: SETTINGS, start: KICK_OFF - 8 * 60 * MINUTE } as const;
  await runClock(clock, async ({ until }) => {
    const [home, away] = CLUBS;
    supplier.put({ id: 1001, home, away, timestamp: KICK_OFF / 1000 });
    await until(KICK_OFF - 7 * 60 * MINUTE);
    expect(await hasTab(KICK_OFF - 7 * 60 * MINUTE)).toBe(false);
    supplier.price(1001, oddsRow(1001, { Bet365: [winner(2.1)], "Little Bets": [winner(2.2)] }));
    await until(KICK_OFF - 5 * 60 * MINUTE);
    expect(await hasTab(KICK_OFF - 5 * 60 * MINUTE)).toBe(true);
    supplier.price(1001, oddsRow(1001, { Bet365: [winner(2.0)], "Little Bets": [winner(2.2)] }));
    await until(KICK_OFF - 5 * MINUTE);
    expect(await comparison(KICK_OFF - 5 * MINUTE)).toMatchObject([
      { bookmakerId: 8, early: { prices: { home: "2.10" } }, pre: { prices: { home: "2.00" } }, move: "down" },
      { bookmakerName: "Little Bets", early: { prices: { home: "2.20" } }, move: "same", isClosed: false },
    ]);
    const row = { matchIds: MATCH.matchId };
    expect(await data("/match/odds/list", row, KICK_OFF)).toMatchObject([{ bookmakerId: 8, prices: { home: "2.00" } }]);
    // At an instant before, the earlier ones were the last.
    expect((await comparison(KICK_OFF - 5 * 60 * MINUTE))[0]!.pre).toBeUndefined();

    supplier.put({ id: 1001, status: { short: "1H", elapsed: 5 }, goals: [0, 0] });
    supplier.price("live", live(1.9, 5));
    await until(KICK_OFF + 6 * MINUTE);
    supplier.price("live", live(1.9, 7, true));
    await until(KICK_OFF + 8 * MINUTE);
    const inPlay = (await comparison(KICK_OFF + 8 * MINUTE)).find(
      ({ bookmakerName }) => bookmakerName === "API-Football",
    );
    expect(inPlay).toMatchObject({
      live: { prices: { home: "1.90" }, isSuspended: true, minuteAtQuote: 7, scoreAtQuote: [0, 0] },
      isClosed: false,
    });
    expect(await data("/match/odds/list", row, KICK_OFF + 8 * MINUTE)).toMatchObject([{ prices: { home: "2.00" } }]);
    // Asked again and again, stored where they differ.
    const stored = "select count(*) as rows from supplied_prices where is_live";
    expect(await bindings.DB.prepare(stored).first()).toEqual({ rows: 2 });
  });
});
