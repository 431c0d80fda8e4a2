import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import { DAY, HOUR, MINUTE, SECOND } from "#contract/time/units";
import { seedWorld } from "../api/conformance/test-world-ask.ts";
import { startContests } from "../api/contests/test-contests.ts";
import { forgetSupplied, runClock } from "./test-clock.ts";
import { CLUBS, stubSupplier } from "./test-supplier.ts";

// After the real time: alarms in the past would be rung by the platform as well. A Saturday, at nine in the evening of
// Bangkok.
const KICK_OFF = Date.parse("2027-10-16T13:00:00Z");
const OPEN = KICK_OFF - 2 * HOUR;
const SCORES = "sf-2027w41";
const SETTINGS = { SUPPLIERS: "api-football", API_SPORTS_KEY: "key", SUPPLIER_COMPETITIONS: "101", SIMULATION: "off" };
const [ARSENAL, VILLA, CHELSEA, EVERTON] = CLUBS;
const [LIVERPOOL, FULHAM] = [
  { id: 40, name: "Liverpool" },
  { id: 36, name: "Fulham" },
];

const { join, pick, mine, read } = startContests(SETTINGS);

beforeAll(seedWorld);
beforeEach(async () => {
  await forgetSupplied();
  for (const level of ["log", "error"] as const) vi.spyOn(console, level).mockImplementation(() => {});
});

it("a contest of supplied matches is picked, locked at kick-off and settled by the supplier's results", async () => {
  const supplier = stubSupplier();
  const timestamp = KICK_OFF / SECOND;
  supplier.put({ id: 1001, home: ARSENAL, away: VILLA, timestamp });
  supplier.put({ id: 1002, home: CHELSEA, away: EVERTON, timestamp });
  supplier.put({ id: 1003, home: LIVERPOOL, away: FULHAM, timestamp });
  const tested = { name: "api-football" as const, ...supplier, settings: SETTINGS, start: OPEN - 10 * MINUTE };
  await runClock(tested, async ({ until }) => {
    await until(OPEN);
    const { matches } = await read("getContestInfo", { contestId: SCORES }, OPEN);
    const ids = new Map(matches.map(({ match }) => [match.home.name, match.id]));
    expect([...ids.keys()].sort()).toEqual(["Arsenal", "Chelsea", "Liverpool"]);
    expect(matches.every(({ match }) => match.source === "supplied")).toBe(true);

    const member = await join();
    const guesses = { Arsenal: [2, 1], Chelsea: [1, 0], Liverpool: [3, 0] } as const;
    const picks = Object.entries(guesses).map(([name, guess]) => ({
      matchId: ids.get(name) ?? "",
      market: "SCORE" as const,
      guess,
    }));
    expect((await pick(member, picks, OPEN, SCORES)).value.picks).toHaveLength(3);

    // One begins, one is put off.
    supplier.put({ id: 1001, status: { short: "1H", elapsed: 1 }, goals: [0, 0] });
    supplier.put({ id: 1002, status: { short: "1H", elapsed: 1 }, goals: [0, 0] });
    supplier.put({ id: 1003, status: { short: "PST" } });
    await until(KICK_OFF + MINUTE);
    expect((await pick(member, [{ ...picks[0]!, guess: [0, 0] }], KICK_OFF + MINUTE, SCORES)).refusal).toBe(
      "pickLocked",
    );

    supplier.put({ id: 1001, status: { short: "FT", elapsed: 90 }, goals: [2, 1], fulltime: [2, 1] });
    supplier.put({ id: 1002, status: { short: "FT", elapsed: 90 }, goals: [0, 2], fulltime: [0, 2] });
    const end = KICK_OFF + 2 * HOUR;
    await until(end);
    const outcomes = async (at: number) => {
      const { picks: settled } = await mine(member, at, SCORES);
      const of = (name: string) => settled.find(({ matchId }) => matchId === ids.get(name));
      return ["Arsenal", "Chelsea", "Liverpool"].map((name) => [of(name)?.outcome, of(name)?.points]);
    };
    expect(await outcomes(end)).toEqual([
      ["EXACT", 5],
      ["MISS", 0],
      [undefined, undefined],
    ]);
    // What has not begun a day and a half after its time is void.
    expect((await outcomes(KICK_OFF + 2 * DAY))[2]).toEqual(["VOID", 0]);
  });
});
