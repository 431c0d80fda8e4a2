import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { bindings } from "../../../api/conformance/test-world-ask.ts";
import { migrate } from "../../../store/test-database.ts";
import { IS_SWEEP } from "../../../test-sweep.ts";
import type { ContestSeason } from "../calendar/seasons.ts";
import { contestStores } from "../contest-stores.ts";
import { dyingDatabase } from "../test-contests.ts";
import { db } from "../test-settlement.ts";
import { archiveContest } from "./archive-contests.ts";
import { Budget } from "./archive-work.ts";
import { openRows } from "./open-rows.ts";
import { readLedgerDay } from "./read-ledger-day.ts";
import { LATER, startClosed } from "./test-archive.ts";

const bucket = bindings.CONTEST_ARCHIVE!;

beforeAll(() => migrate(bindings.DB));

const stores = contestStores(bindings);

/** What is read of it, without what differs between contests. */
async function readAll(season: ContestSeason) {
  const rows = await openRows(stores, season, LATER);
  const board = await rows.board({ board: "top", after: undefined, limit: 9 });
  const picks = await rows.lockedPicks({ entryIds: board.map(({ id }) => id), now: LATER });
  const days = await Promise.all(
    ["2026-11-23", "2026-11-27"].map((day) => readLedgerDay(stores, { contestId: season.id, day }, 0)),
  );
  return {
    board: board.map(({ points, settled, wins, losses }) => ({ points, settled, wins, losses })),
    picks: picks.map(({ market, choice, outcome, points }) => ({ market, choice, outcome, points })),
    lines: days.map((day) => day?.lines.length),
    ranks: await Promise.all(board.map((entry) => rows.rankOf(entry))),
  };
}

const rowsOf = (season: ContestSeason) =>
  db.get(sql`select (select count(*) from contest_entries where contest_id = ${season.id}) as entries,
    (select count(*) from contest_picks where contest_id = ${season.id}) as picks,
    (select count(*) from contest_ledger where contest_id = ${season.id}) as ledger,
    (select count(*) from contest_ledger_parts where contest_id = ${season.id}) as parts,
    (select count(*) from contest_ledger_days where contest_id = ${season.id}) as days,
    (select count(*) from contest_archive_files where contest_id = ${season.id}) as files,
    (select count(*) from contest_archives where contest_id = ${season.id} and emptied_at is not null) as emptied`);

async function archive(season: ContestSeason, database = db, files = bucket): Promise<void> {
  const run = (now = LATER) => archiveContest({ db: database, bucket: files, season, now, budget: new Budget(100) });
  for (let runs = 0; !(await run()) && runs < 9; ) runs += 1;
}

/** A bucket for which the power fails: at a call, or right after it, when it is done but no response arrives. */
function dyingBucket({ dieAt, isDone }: { dieAt: number; isDone: boolean }) {
  let sent = 0;
  let hasDied = false;
  const proxy = new Proxy(bucket, {
    get(target, name) {
      const method = Reflect.get(target, name) as (...given: unknown[]) => Promise<unknown>;
      return async (...given: unknown[]) => {
        sent += 1;
        if (sent === dieAt && isDone) await method.apply(target, given);
        hasDied ||= sent >= dieAt;
        if (hasDied) throw new Error("the power is gone");
        return method.apply(target, given);
      };
    },
  });
  return { bucket: proxy, hasDied: () => hasDied };
}

/** Which of the statements and calls are tried. */
const EVERY = IS_SWEEP ? 1 : 9;

const EMPTY = { entries: 1, picks: 0, ledger: 0, parts: 0, days: 2, files: 0, emptied: 1 };

describe.each([
  ["at", false],
  ["behind", true],
] as const)("a power cut %s", (_, isDone) => {
  it("any statement or file of the archive loses nothing", { timeout: 170_000 * (IS_SWEEP ? 4 : 1) }, async () => {
    const calm = await startClosed();
    const expected = await readAll(calm);
    expect(expected.lines).toEqual([12, 0]);
    expect(expected.picks).toHaveLength(6);
    await archive(calm);
    expect(await rowsOf(calm)).toEqual(EMPTY);
    expect(await readAll(calm)).toEqual(expected);
    let deaths = 0;
    for (const cut of ["database", "bucket"] as const)
      for (let dieAt = isDone ? 2 : 1; ; dieAt += EVERY) {
        const season = await startClosed();
        const [database, files] = [
          dyingDatabase(bindings.DB, { dieAt: cut === "database" ? dieAt : 1e9, isDone }),
          dyingBucket({ dieAt: cut === "bucket" ? dieAt : 1e9, isDone }),
        ];
        await archive(season, database.db, files.bucket).catch(() => undefined);
        if (!database.hasDied() && !files.hasDied()) break;
        deaths += 1;
        // Whatever is left over is read whole, from the database or from files.
        expect(await readAll(season), `${cut} ${dieAt}`).toEqual(expected);
        await archive(season);
        expect(await rowsOf(season), `${cut} ${dieAt}`).toEqual(EMPTY);
        expect(await readAll(season), `${cut} ${dieAt}`).toEqual(expected);
      }
    expect(deaths).toBeGreaterThan(60 / EVERY);
  });
});

it("a run that may do little is continued by the next ones", async () => {
  const season = await startClosed();
  const expected = await readAll(season);
  const run = () => archiveContest({ db, bucket, season, now: LATER, budget: new Budget(1) });
  let runs = 1;
  while (!(await run()) && runs < 50) {
    runs += 1;
    expect(await readAll(season), `run ${runs}`).toEqual(expected);
  }
  expect(runs).toBeGreaterThan(8);
  expect(runs).toBeLessThan(50);
  expect(await rowsOf(season)).toEqual(EMPTY);
});

it("nothing is deleted if a file is not what was stored", async () => {
  const season = await startClosed();
  const before = await rowsOf(season);
  const forgetful = new Proxy(bucket, {
    get(target, name) {
      const method = Reflect.get(target, name) as (...given: unknown[]) => Promise<unknown>;
      return (key: string, text: string) => method.call(target, key, name === "put" ? `${text} ` : text);
    },
  });
  await expect(archive(season, db, forgetful)).rejects.toThrow("is not what was stored");
  expect(await rowsOf(season)).toEqual(before);
});

describe("the triggers", () => {
  const refused = (query: string, values: unknown[], reason: string) =>
    expect(
      bindings.DB.prepare(query)
        .bind(...values)
        .run(),
    ).rejects.toThrow(reason);

  it("let nothing be deleted but what is in files", async () => {
    const [season, other] = [await startClosed(), await startClosed()];
    for (const table of ["contest_ledger", "contest_ledger_days", "contest_ledger_parts"])
      await refused(`delete from ${table} where contest_id = ?`, [season.id], "append-only");
    // A day with fewer parts than it has, a day that is not published, a contest whose days are in no files.
    const day = "insert into contest_archived_days (contest_id, day, parts, at) values (?, ?, ?, 1)";
    await refused(day, [season.id, "2026-11-23", 0], "only a whole published day");
    await refused(day, [season.id, "2026-11-24", 0], "only a whole published day");
    const whole = "insert into contest_archives (contest_id, hash, at) values (?, 'h', 1)";
    await refused(whole, [season.id], "only a closed contest");
    await archive(season);
    await refused("delete from contest_ledger where contest_id = ?", [other.id], "append-only");
    await refused("delete from contest_ledger_parts where contest_id = ?", [other.id], "append-only");
    await refused("delete from contest_ledger_days where contest_id = ?", [season.id], "append-only");
  });

  it("let nobody take back what is said of the files, or add to the contest", async () => {
    const season = await startClosed();
    await archive(season);
    for (const table of ["contest_archives", "contest_archived_days"])
      await refused(`delete from ${table} where contest_id = ?`, [season.id], "append-only");
    await refused("update contest_archives set hash = 'h' where contest_id = ?", [season.id], "append-only");
    await refused("update contest_archived_days set parts = 9 where contest_id = ?", [season.id], "append-only");
    const row = `insert into contest_ledger (contest_id, day, entry_id, kind, at, stored_at)
      values (?, '2026-11-23', 1, 'grant', 1, 1)`;
    await refused(row, [season.id], "the contest is archived");
  });

  it("let no contest be closed while a result may still be corrected", async () => {
    const season = await startClosed();
    await db.run(sql`update contest_matches set look_at = 1 where contest_id = ${season.id}`);
    await expect(archive(season)).rejects.toThrow();
    expect(await rowsOf(season)).toMatchObject({ entries: 2, picks: 6, ledger: 12, emptied: 0 });
  });
});
