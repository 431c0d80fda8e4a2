import { asc, eq, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import * as fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { chainHash, NO_HASH } from "#contract/contests/ledger-chain";
import type { Pair } from "#contract/domain/match";
import { bindings } from "../conformance/test-world-ask.ts";
import { migrate } from "../store/test-database.ts";
import { publishDays } from "./publish-ledger.ts";
import { contestEntries, contestLedger, contestLedgerDays, contestLedgerParts, contestMatches } from "./schema.ts";
import type { ContestSeason } from "./seasons.ts";
import { settleDue } from "./settle-due.ts";
import {
  addEntry,
  ah,
  dyingDatabase,
  guess,
  HOUR,
  kickOffOf,
  matchesOfTest,
  newSeason,
  OPENS,
  ou,
  pick,
  storeMatches,
} from "./test-contests.ts";

const db = drizzle(bindings.DB);
const AFTER = OPENS + 12 * HOUR;

beforeAll(() => migrate(bindings.DB));

const entriesOf = ({ id }: ContestSeason) =>
  db.select().from(contestEntries).where(eq(contestEntries.contestId, id)).orderBy(asc(contestEntries.id));
const ledgerOf = ({ id }: ContestSeason, kind: "pick" | "settle" = "settle") =>
  db.select().from(contestLedger).where(sql`contest_id = ${id} and kind = ${kind}`).orderBy(asc(contestLedger.id));

/** Entries whose totals are not what their rows of the ledger add up to, or what their picks say. */
const wrongTotals = ({ id }: ContestSeason) =>
  db.all(sql`select e.id from contest_entries as e where e.contest_id = ${id} and (
    e.points <> coalesce((select sum(points) from contest_ledger where entry_id = e.id), 0)
    or e.points <> coalesce((select sum(points) from contest_picks where entry_id = e.id), 0)
    or e.settled <> (select count(*) from contest_picks where entry_id = e.id and outcome <> 'VOID')
    or e.wins <> (select count(*) from contest_picks where entry_id = e.id and outcome in ('WIN', 'EXACT'))
    or e.half_wins <> (select count(*) from contest_picks where entry_id = e.id and outcome in ('HALF_WIN', 'MARGIN', 'WINNER'))
    or e.pushes <> (select count(*) from contest_picks where entry_id = e.id and outcome = 'PUSH')
    or e.half_losses <> (select count(*) from contest_picks where entry_id = e.id and outcome = 'HALF_LOSE')
    or e.losses <> (select count(*) from contest_picks where entry_id = e.id and outcome in ('LOSE', 'MISS'))
    or e.settled <> e.wins + e.half_wins + e.pushes + e.half_losses + e.losses)`);

/** A contest with two entries: one on the home side and over, one against both, on a match of the featured team and another. */
async function startContest() {
  const season = newSeason();
  const world = matchesOfTest();
  const matches = [
    { id: "m1", isFeatured: true },
    { id: "m2", hour: 6 },
  ];
  await storeMatches(db, season, matches);
  for (const match of matches) world.set(match.id, kickOffOf(match));
  const [one, other] = [await addEntry(db, season), await addEntry(db, season)];
  await pick(db, season, one, [ah("m1", "home", -2), ou("m1", "over", 10), ah("m2", "home", -3)]);
  await pick(db, season, other, [ah("m1", "away", -2), ou("m1", "under", 10), ah("m2", "away", -3)]);
  const end = (id: string, score: Pair, state = {}) => {
    const match = matches.find((candidate) => candidate.id === id);
    world.set(id, match ? kickOffOf(match) : 0, { phase: "FULL_TIME", score, ...state });
  };
  const settle = (now = AFTER, database = db) => settleDue(database, season, { now, sources: world.sources }, 2);
  return { season, world, end, settle, one, other };
}

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
      ...{ matchId: "m1", ofId: picks[0]?.id, version: 1, outcome: "WIN", points: 6, rule: "90 minutes x3" },
      ...{ result: '{"phase":"FULL_TIME","score":[2,1]}', at: AFTER, storedAt: 2 },
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

describe("a power cut", () => {
  /** The published day, whether its lines give its hash, and how many there are. */
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

  /** What is stored of a contest, but for the numbers of its rows. */
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
    for (let dieAt = 1; ; dieAt += 1) {
      const { season, world } = await start();
      const dying = dyingDatabase(bindings.DB, { dieAt, isDone });
      await steps(season, world, dying.db).catch(() => undefined);
      if (!dying.hasDied()) break;
      deaths += 1;
      expect(await wrongTotals(season)).toEqual([]);
      await steps(season, world);
      expect(await stored(season), `statement ${dieAt}`).toEqual(expected);
    }
    // Two matches with four statements each and what is read for them, and a day with its lines.
    expect(deaths).toBeGreaterThan(14);
  });
});

const score = fc.tuple(fc.nat(5), fc.nat(5));
const line = fc.integer({ min: -8, max: 8 });
const matchId = fc.constantFrom("m1", "m2", "m3");
const placing = fc.oneof(
  fc.record({
    kind: fc.constant("pick" as const),
    entry: fc.nat(2),
    picks: fc.uniqueArray(
      fc.oneof(
        fc.tuple(matchId, fc.constantFrom("home", "away"), line).map(([id, side, at]) => ah(id, side, at)),
        fc.tuple(matchId, fc.constantFrom("over", "under"), line).map(([id, side, at]) => ou(id, side, at + 10)),
      ),
      { minLength: 1, selector: ({ matchId: id, market }) => `${id} ${market}` },
    ),
  }),
  fc.record({ kind: fc.constant("back" as const), entry: fc.nat(2), matchId }),
);
const ending = fc.oneof(
  fc.record({
    kind: fc.constant("end" as const),
    matchId,
    phase: fc.constantFrom("FULL_TIME", "FULL_TIME", "FULL_TIME", "AWARDED", "ABANDONED"),
    score,
  }),
  fc.record({ kind: fc.constant("settle" as const), times: fc.integer({ min: 1, max: 3 }) }),
);
// Nothing is picked any more once a match has ended.
const actions = fc
  .tuple(fc.array(placing, { minLength: 4, maxLength: 12 }), fc.array(ending, { minLength: 4, maxLength: 12 }))
  .map(([before, after]) => [...before, ...after]);

it("the ledger adds up to every entry's totals, whatever was picked, settled and corrected", async () => {
  await fc.assert(
    fc.asyncProperty(actions, async (given) => {
      const season = newSeason();
      const world = matchesOfTest();
      const matches = ["m1", "m2", "m3"].map((id, index) => ({ id, hour: 4 + index, isFeatured: index === 0 }));
      await storeMatches(db, season, matches);
      for (const match of matches) world.set(match.id, kickOffOf(match));
      const entries = [await addEntry(db, season), await addEntry(db, season), await addEntry(db, season)];
      for (const one of given) {
        if (one.kind === "pick") await pick(db, season, entries[one.entry]!, one.picks);
        if (one.kind === "back") await pick(db, season, entries[one.entry]!, [{ matchId: one.matchId, market: "AH" }]);
        if (one.kind === "end") {
          const { phase, score: result } = one;
          const match = matches.find(({ id }) => id === one.matchId)!;
          world.set(one.matchId, kickOffOf(match), { phase: phase as "FULL_TIME", score: result });
        }
        if (one.kind === "settle") {
          // Every look is due again, as after an import that corrects results.
          await db.run(sql`update contest_matches set look_at = 0 where contest_id = ${season.id}`);
          const settle = () => settleDue(db, season, { now: AFTER, sources: world.sources }, 2);
          await Promise.all(Array.from({ length: one.times }, settle));
          expect(await wrongTotals(season)).toEqual([]);
        }
      }
    }),
    { numRuns: 12 },
  );
});
