import { drizzle } from "drizzle-orm/d1";
import { beforeAll, expect, it } from "vitest";
import { HOUR } from "#contract/time/units";
import { bindings } from "../../api/conformance/test-world-ask.ts";
import { inOneGo } from "../../platform/batched.ts";
import { listeningDatabase, migrate, plansOf } from "../../store/test-database.ts";
import { getLivePoints } from "./live-points.ts";
import { lastLockedDay, latestEntries, lockedPicks } from "./locked-picks.ts";
import { pickStatements } from "./place-picks.ts";
import { publishDays } from "./publish-ledger.ts";
import { rankOfEntry } from "./rank-of-entry.ts";
import { readBoard } from "./read-board.ts";
import { readProgress } from "./read-progress.ts";
import { readWinners } from "./read-winners.ts";
import { settleDue } from "./settle-due.ts";
import { addEntry, ah, kickOffOf, matchesOfTest, newSeason, OPENS, storeMatches } from "./test-contests.ts";

/** Scans all rows of a table that grows with entries, picks or days, with or without an index. */
const isWholeTable = (detail: string): boolean =>
  /^SCAN "?(contest_\w+|e|p|q|l|m|n)"?( (?!VIRTUAL TABLE)|$)/.test(detail);

beforeAll(() => migrate(bindings.DB));

it("no statement about boards, settlement or published days walks over all entries, and boards are not sorted", async () => {
  const { database, sentStatements } = listeningDatabase(bindings.DB);
  const db = drizzle(database);
  const season = newSeason();
  const { sources, set } = matchesOfTest();
  await storeMatches(db, season, [{ id: "m1" }]);
  set("m1", kickOffOf({ id: "m1" }), { phase: "SECOND_HALF", score: [1, 0] });
  const [entry, other] = [await addEntry(db, season), await addEntry(db, season)];
  const placement = { entryId: entry, season, picks: [ah("m1", "home", -2)], at: OPENS + HOUR, storedAt: 1 };
  await inOneGo(db, [...pickStatements(db, placement)]);
  const locked = { contestId: season.id, now: OPENS + 6 * HOUR, day: "2026-11-23" };
  sentStatements.length = 0;
  const after = { points: 3, id: 5, rank: 2, position: 2 };
  for (const board of ["top", "lowest"] as const)
    for (const from of [undefined, after])
      await readBoard(db, { contestId: season.id, kind: season.kind, board, after: from, limit: 20 });
  await latestEntries(db, { ...locked, before: 99, limit: 20 });
  const ordered = sentStatements.length;
  await rankOfEntry(db, season.kind, { contestId: season.id, points: 3, settled: 99 });
  await readProgress(db, season.id);
  await readWinners({ all: [db], members: db }, [season]);
  await lastLockedDay(db, locked);
  await lockedPicks(db, { ...locked, entryIds: [entry, other] });
  const live = await getLivePoints(db, season, [entry, other], { now: locked.now, sources });
  expect([live?.(entry), live?.(other)]).toEqual([2, 0]);
  set("m1", kickOffOf({ id: "m1" }), { phase: "FULL_TIME", score: [1, 0] });
  await settleDue(db, season, { now: OPENS + 8 * HOUR, sources }, 1);
  set("m1", kickOffOf({ id: "m1" }), { phase: "FULL_TIME", score: [1, 1] });
  const inChunks = sentStatements.length;
  await settleDue(db, season, { now: OPENS + 60 * HOUR, sources }, 1, 0);
  const chunks = await plansOf(bindings.DB, sentStatements.slice(inChunks));
  expect(chunks.filter((detail) => /^SEARCH p .*contest_picks_of_match.*rowid>/.test(detail)).length).toBeGreaterThan(
    3,
  );
  await publishDays(db, season, { now: OPENS + 12 * HOUR, key: undefined, isOver: false });
  expect(sentStatements.length).toBeGreaterThan(20);
  expect((await plansOf(bindings.DB, sentStatements)).filter(isWholeTable)).toEqual([]);
  const sorted = (await plansOf(bindings.DB, sentStatements.slice(0, ordered))).filter((one) =>
    one.includes("USE TEMP B-TREE"),
  );
  expect(sorted).toEqual([]);
});
