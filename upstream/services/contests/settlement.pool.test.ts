import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { HOUR } from "#contract/time/units";
import { bindings } from "../../api/conformance/test-world-ask.ts";
import { migrate } from "../../store/test-database.ts";
import { contestMatches } from "../schema/contests.ts";
import { settleDue } from "./settle-due.ts";
import { addEntry, guess, kickOffOf, matchesOfTest, newSeason, OPENS, pick, storeMatches } from "./test-contests.ts";
import { AFTER, db, entriesOf, ledgerOf, startContest, wrongTotals } from "./test-settlement.ts";

beforeAll(() => migrate(bindings.DB));

describe("settling", () => {
  it("gives each pick its points, three times as many on the featured team's match", async () => {
    const { season, end, settle } = await startContest();
    end("m1", [2, 1]);
    end("m2", [1, 0]);
    await settle();
    const [one, other] = await entriesOf(season);
    // -0.5 and over 2.5 won on the featured team's match, -0.75 half won.
    expect(one).toMatchObject({ points: 6 + 6 + 1, settled: 3, wins: 2, halfWins: 1, losses: 0 });
    expect(other).toMatchObject({ points: -6 - 6 - 1, settled: 3, halfLosses: 1, losses: 2 });
    expect(await wrongTotals(season)).toEqual([]);
    const [first] = await ledgerOf(season);
    const picks = await ledgerOf(season, "pick");
    expect(first).toMatchObject({
      matchId: "m1",
      ofId: picks[0]?.id,
      version: 1,
      outcome: "WIN",
      points: 6,
      rule: "90 minutes x3",
      result: '{"phase":"FULL_TIME","score":[2,1]}',
      at: AFTER,
      storedAt: 2,
    });
    expect(await ledgerOf(season)).toHaveLength(6);
  });

  it("waits for the end, and looks again after two days", async () => {
    const { season, end, settle, world } = await startContest();
    world.set("m1", kickOffOf({ id: "m1" }), { phase: "SECOND_HALF", score: [1, 0] });
    end("m2", [1, 0]);
    const now = OPENS + 8.5 * HOUR;
    await settle(now);
    const looks = async () =>
      (await db.select().from(contestMatches).where(eq(contestMatches.contestId, season.id))).map(
        ({ version, lookAt }) => [version, lookAt],
      );
    expect(await looks()).toEqual([
      [0, now + 3 * 60_000],
      [1, OPENS + 54 * HOUR],
    ]);
    end("m1", [1, 0]);
    await settle(now + HOUR);
    await settle(OPENS + 60 * HOUR);
    expect(await looks()).toEqual([
      [1, null],
      [1, null],
    ]);
    expect(await ledgerOf(season)).toHaveLength(6);
  });

  it("of a corrected result adds the difference, and leaves the first one in the ledger", async () => {
    const { season, end, settle } = await startContest();
    end("m1", [2, 1]);
    end("m2", [1, 0]);
    await settle();
    end("m1", [1, 1]);
    await settle(OPENS + 60 * HOUR);
    const [one, other] = await entriesOf(season);
    expect([one?.points, other?.points]).toEqual([-6 - 6 + 1, 6 + 6 - 1]);
    expect(await wrongTotals(season)).toEqual([]);
    const rows = (await ledgerOf(season)).filter(({ matchId, entryId }) => matchId === "m1" && entryId === one?.id);
    expect(rows.map(({ version, outcome, points }) => [version, outcome, points])).toEqual([
      [1, "WIN", 6],
      [1, "WIN", 6],
      [2, "LOSE", -12],
      [2, "LOSE", -12],
    ]);
  });

  it("of what is void counts nothing, also where it had been settled", async () => {
    const { season, end, settle } = await startContest();
    end("m1", [2, 1]);
    end("m2", [1, 0]);
    await settle();
    end("m1", [2, 1], { phase: "AWARDED" });
    await settle(OPENS + 60 * HOUR);
    const [one] = await entriesOf(season);
    expect(one).toMatchObject({ points: 1, settled: 1, wins: 0, halfWins: 1 });
    expect(await wrongTotals(season)).toEqual([]);
  });

  it("of guesses counts them by how near they were", async () => {
    const season = newSeason("score");
    const world = matchesOfTest();
    await storeMatches(db, season, [{ id: "m1" }]);
    world.set("m1", kickOffOf({ id: "m1" }), { phase: "FULL_TIME", score: [2, 1] });
    for (const score of ["2-1", "1-0", "4-1", "0-0"])
      await pick(db, season, await addEntry(db, season), [guess("m1", score)]);
    await settleDue(db, season, { now: AFTER, sources: world.sources }, 2);
    const entries = await entriesOf(season);
    expect(entries.map(({ points, wins, halfWins, losses }) => [points, wins, halfWins, losses])).toEqual([
      [5, 1, 0, 0],
      [3, 0, 1, 0],
      [2, 0, 1, 0],
      [0, 0, 0, 1],
    ]);
    expect(await wrongTotals(season)).toEqual([]);
  });

  it("twice at once settles once", async () => {
    const { season, end, settle } = await startContest();
    end("m1", [2, 1]);
    end("m2", [1, 0]);
    await Promise.all([settle(), settle(), settle()]);
    expect(await ledgerOf(season)).toHaveLength(6);
    expect((await entriesOf(season))[0]?.points).toBe(13);
    end("m1", [1, 1]);
    await Promise.all([settle(OPENS + 60 * HOUR), settle(OPENS + 60 * HOUR)]);
    expect(await ledgerOf(season)).toHaveLength(10);
    expect(await wrongTotals(season)).toEqual([]);
  });

  it("writes a row of the ledger that nobody can change or delete", async () => {
    const { end, settle } = await startContest();
    end("m1", [2, 1]);
    await settle();
    for (const change of ["update contest_ledger set points = 9", "delete from contest_ledger"])
      await expect(bindings.DB.prepare(change).run()).rejects.toThrow("append-only");
  });
});
