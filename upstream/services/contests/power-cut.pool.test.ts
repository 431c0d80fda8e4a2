import { asc, eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { chainHash, NO_HASH } from "#contract/contests/ledger-chain";
import { bindings } from "../../api/conformance/test-world-ask.ts";
import { migrate } from "../../store/test-database.ts";
import { IS_SWEEP } from "../../test-sweep.ts";
import { contestLedgerDays, contestLedgerParts } from "../schema/contests.ts";
import type { ContestSeason } from "./calendar/seasons.ts";
import { publishDays } from "./publish-ledger.ts";
import { settleDue } from "./settle-due.ts";
import { dyingDatabase, type matchesOfTest } from "./test-contests.ts";
import { AFTER, db, entriesOf, ledgerOf, startContest, wrongTotals } from "./test-settlement.ts";

beforeAll(() => migrate(bindings.DB));

/** Which of the statements are tried. */
const EVERY = IS_SWEEP ? 1 : 3;

describe("a power cut", () => {
  /** The published day, whether its lines match its hash, and their number. */
  async function publishedOf({ id }: ContestSeason) {
    const [day] = await db.select().from(contestLedgerDays).where(eq(contestLedgerDays.contestId, id));
    const parts = await db
      .select()
      .from(contestLedgerParts)
      .where(eq(contestLedgerParts.contestId, id))
      .orderBy(asc(contestLedgerParts.part));
    const lines = parts.flatMap((part) => part.lines);
    const hash = await chainHash(NO_HASH, lines);
    return { day: day?.day, at: day?.publishedAt, isWhole: hash === day?.hash, lines: lines.length };
  }

  /** Everything stored about a contest except row numbers. */
  async function stored(season: ContestSeason) {
    const { id } = season;
    const [entries, ledger, published] = [await entriesOf(season), await ledgerOf(season), await publishedOf(season)];
    return {
      published,
      matches: await db.all(
        sql`select match_id, result, version, look_at from contest_matches where contest_id = ${id}`,
      ),
      entries: entries.map(({ id: _, contestId, key, username, ...totals }) => totals),
      ledger: ledger.map(({ id: _, contestId, entryId, ofId, ...row }) => row),
    };
  }

  it.each([
    ["at", false],
    ["behind", true],
  ] as const)("%s any statement loses nothing and gives nothing twice", async (_, isDone) => {
    const steps = async (season: ContestSeason, world: ReturnType<typeof matchesOfTest>, database = db) => {
      await settleDue(database, season, { now: AFTER, sources: world.sources }, 2);
      await publishDays(database, season, { now: AFTER, key: undefined, isOver: false });
    };
    const start = async () => {
      const contest = await startContest();
      contest.end("m1", [2, 1]);
      contest.end("m2", [1, 0]);
      return contest;
    };
    const calm = await start();
    await steps(calm.season, calm.world);
    const expected = await stored(calm.season);
    expect(expected.published).toEqual({ day: "2026-11-23", at: AFTER, isWhole: true, lines: 12 });
    let deaths = 0;
    for (let dieAt = isDone ? 2 : 1; ; dieAt += EVERY) {
      const { season, world } = await start();
      const dying = dyingDatabase(bindings.DB, { dieAt, isDone });
      await steps(season, world, dying.db).catch(() => undefined);
      if (!dying.hasDied()) break;
      deaths += 1;
      expect(await wrongTotals(season)).toEqual([]);
      await steps(season, world);
      expect(await stored(season), `statement ${dieAt}`).toEqual(expected);
    }
    // Two matches with four statements each and their reads, and a day with its lines.
    expect(deaths).toBeGreaterThan(14 / EVERY - 1);
  });
});
