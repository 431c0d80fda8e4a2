import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { HOUR } from "#contract/time/units";
import { bindings } from "../../api/conformance/test-world-ask.ts";
import { migrate } from "../../store/test-database.ts";
import { IS_SWEEP } from "../../test-sweep.ts";
import { contestMatches } from "../schema/contests.ts";
import { settleDue } from "./settle-due.ts";
import { addEntry, ah, dyingDatabase, OPENS, ou, pick } from "./test-contests.ts";
import { AFTER, db, entriesOf, ledgerOf, startContest, wrongTotals } from "./test-settlement.ts";

/** Long after any look at a match. */
const LATER = OPENS + 60 * HOUR;
/** Which of the statements a power cut is tried at. */
const EVERY = IS_SWEEP ? 1 : 3;

beforeAll(() => migrate(bindings.DB));

describe("a match of more picks than one batch settles", () => {
  /** Five entries with nine picks on m1, of two markets. */
  async function start() {
    const contest = await startContest();
    const { season, world, end } = contest;
    for (const side of ["home", "away", "home"] as const)
      await pick(db, season, await addEntry(db, season), [ah("m1", side, -2)]);
    const last = await addEntry(db, season);
    await pick(db, season, last, [ah("m1", "away", -2), ou("m1", "over", 10)]);
    end("m2", [1, 0]);
    const settle = (now: number, atOnce: number, database = db) =>
      settleDue(database, season, { now, sources: world.sources }, 2, atOnce);
    const matches = () =>
      db
        .select({ version: contestMatches.version, settling: contestMatches.settling, lookAt: contestMatches.lookAt })
        .from(contestMatches)
        .where(eq(contestMatches.contestId, season.id));
    const totals = async () =>
      (await entriesOf(season)).map(({ points, settled, wins, halfWins, losses }) => [
        points,
        settled,
        wins,
        halfWins,
        losses,
      ]);
    return { ...contest, settle, matches, totals };
  }

  async function whole() {
    const contest = await start();
    contest.end("m1", [2, 1]);
    await contest.settle(AFTER, 100);
    return contest;
  }

  it.each([1, 2, 3, 4, 5])("gives the same in chunks of %s", async (atOnce) => {
    const [expected, { season, end, settle, matches, totals }] = [await whole(), await start()];
    end("m1", [2, 1]);
    await settle(AFTER, atOnce);
    expect(await totals()).toEqual(await expected.totals());
    expect(await matches()).toEqual(await expected.matches());
    expect(await wrongTotals(season)).toEqual([]);
    expect(await ledgerOf(season)).toHaveLength(11);
  });

  it("is settled once by several runs at once", async () => {
    const [expected, { season, end, settle, totals }] = [await whole(), await start()];
    end("m1", [2, 1]);
    await Promise.all([settle(AFTER, 1), settle(AFTER, 2), settle(AFTER, 100)]);
    await settle(AFTER + HOUR, 1);
    expect(await totals()).toEqual(await expected.totals());
    expect(await wrongTotals(season)).toEqual([]);
    expect(await ledgerOf(season)).toHaveLength(11);
  });

  it.each([false, true])("goes on after a power cut at any statement (done: %s)", async (isDone) => {
    const expected = await whole();
    let deaths = 0;
    for (let dieAt = isDone ? 2 : 1; ; dieAt += EVERY) {
      const { season, end, settle, matches, totals } = await start();
      end("m1", [2, 1]);
      const dying = dyingDatabase(bindings.DB, { dieAt, isDone });
      await settle(AFTER, 3, dying.db).catch(() => undefined);
      if (!dying.hasDied()) break;
      deaths += 1;
      expect(await wrongTotals(season), `statement ${dieAt}`).toEqual([]);
      await settle(AFTER, 3);
      expect(await totals(), `statement ${dieAt}`).toEqual(await expected.totals());
      expect(await matches()).toEqual(await expected.matches());
      expect(await ledgerOf(season)).toHaveLength(11);
    }
    expect(deaths).toBeGreaterThan(20 / EVERY - 1);
  });

  it("ends by the result it began with, and is corrected at the next look", async () => {
    const { season, end, settle, matches, totals } = await start();
    end("m1", [2, 1]);
    const dying = dyingDatabase(bindings.DB, { dieAt: 12, isDone: true });
    await settle(AFTER, 1, dying.db).catch(() => undefined);
    expect((await matches())[0]).toMatchObject({ version: 0, settling: { score: [2, 1] } });
    end("m1", [1, 1]);
    await settle(AFTER, 1);
    expect((await matches())[0]).toEqual({ version: 1, settling: null, lookAt: AFTER });
    expect(await wrongTotals(season)).toEqual([]);
    await settle(AFTER, 1);
    expect((await matches())[0]).toMatchObject({ version: 2, settling: null });
    const calm = await start();
    calm.end("m1", [1, 1]);
    await calm.settle(LATER, 100);
    expect(await totals()).toEqual(await calm.totals());
    expect(await wrongTotals(season)).toEqual([]);
  });
});
