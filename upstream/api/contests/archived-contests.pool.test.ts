import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { beforeAll, describe, expect, it } from "vitest";
import { checkDays } from "#contract/contests/ledger-chain";
import { HOUR } from "#contract/time/units";
import { inOneGo } from "../../platform/batched.ts";
import { archiveContests, CLOSED_FOR } from "../../services/contests/archive/archive-contests.ts";
import { bringUpToDate } from "../../services/contests/bring-up-to-date.ts";
import { contestById } from "../../services/contests/calendar/seasons.ts";
import { contestStores } from "../../services/contests/contest-stores.ts";
import { eraseStatements } from "../../services/erasure/erase.ts";
import { openData } from "../../services/sources/open-data.ts";
import { migrate } from "../../store/test-database.ts";
import { bindings } from "../members/test-members.ts";
import { bangkok, type Member, nameOnBoards, OPEN, PREDICTION, startContests } from "./test-contests.ts";

const site = startContests();
const { join, pick, read, ask, call, dayAt } = site;
const db = drizzle(bindings.DB);
const CUP = "wc-2022";
const CONTESTS = [PREDICTION, "sb-2026w42", CUP];
/** All results are final, the last files are written. */
const CLOSED = bangkok("12:00", "2026-10-22");
const LATER = CLOSED + CLOSED_FOR + HOUR;
/** More entries than files have rows. */
const CROWD = 1_200;

async function bringUp(contestId: string, settings = { CONTEST_ENTRIES: "simulated" }): Promise<void> {
  const context = { ...(await openData({ ...bindings, ...settings })), now: CLOSED };
  await bringUpToDate(db, contestById(contestId, CLOSED)!, context, { storedAt: 1 });
}

/** Entries with points, many of them level, some without a rank. */
const addCrowd = (contestId: string) =>
  db.run(sql`with recursive crowd(i) as (select 1 union all select i + 1 from crowd where i < ${CROWD})
    insert into contest_entries (contest_id, key, made_up_name, at, points, settled)
    select ${contestId}, printf('%s%04d', replace(${contestId}, '-', ''), i * 7 % ${CROWD}), 'Crowd' || i, ${OPEN},
      i % 37 - 18, i % 30 from crowd`);

const count = async (table: string, contestId: string): Promise<number> =>
  (await db.get<{ n: number }>(sql`select count(*) as n from ${sql.raw(table)} where contest_id = ${contestId}`))?.n ??
  0;

async function archiveAll(now = LATER): Promise<number> {
  for (let runs = 1; ; runs += 1) if (!(await archiveContests(contestStores(bindings), now))) return runs;
}

let member: Member;

interface Page {
  lastId?: string;
  list: { user: { entryId: string } }[];
}

/** Everything that can be read of a contest, as it is answered. */
async function readAll(contestId: string): Promise<Record<string, string>> {
  const texts: Record<string, string> = {};
  async function note(name: Parameters<typeof ask>[0], query: Record<string, string>): Promise<string> {
    const answer = await ask(name, { contestId, ...query }, LATER);
    const text = await answer.text();
    texts[`${name} ${new URLSearchParams(query)}`] = `${answer.status} ${text}`;
    return text;
  }
  /** All pages of a list. */
  async function notePages(name: Parameters<typeof ask>[0], query: Record<string, string>): Promise<Page["list"]> {
    const rows: Page["list"] = [];
    for (let last: Record<string, string> = {}; ; ) {
      const { lastId, list } = (JSON.parse(await note(name, { ...query, ...last })) as { result: { data: Page } })
        .result.data;
      rows.push(...list);
      if (lastId === undefined) return rows;
      last = { lastId };
    }
  }
  const { ledgerDays } = await read("getContestInfo", { contestId }, LATER);
  expect(ledgerDays.length).toBeGreaterThan(0);
  await note("getContestInfo", {});
  for (const date of [...ledgerDays, "2026-10-01"]) await note("getLedgerDay", { date });
  const boards = [
    await notePages("getContesterPredictionList", { board: "top", size: "50" }),
    await notePages("getContesterPredictionList", { board: "lowest", size: "50" }),
  ];
  expect(boards[0]!.length).toBeGreaterThan(CROWD);
  for (const rows of boards)
    for (const { user } of [...rows.slice(0, 5), ...rows.slice(-5)])
      await note("getContestEntry", { entryId: user.entryId });
  await note("getContestEntry", { entryId: "nobody" });
  if (contestId === CUP) await notePages("latestPlaces", { size: "50" });
  else await notePages("getLatestContesterPredictionList", { size: "5" });
  const own = { token: member.token, at: LATER };
  texts.mine = (await call("getMyPredictionList", { contestId }, own)).text;
  if (contestId === CUP) texts.places = (await call("myPlaces", { contestId }, own)).text;
  texts.list = (await call("getContestListAsMember", { size: "20" }, own)).text;
  texts.data = JSON.stringify((await call("getMyData", {}, own)).value.contests);
  return texts;
}

describe("closed contests", () => {
  const before = new Map<string, Record<string, string>>();

  beforeAll(async () => {
    await migrate(bindings.DB);
    member = await join();
    const { matches } = await dayAt(OPEN);
    const picks = matches.slice(0, 2).map(({ match }) => ({ matchId: match.id, market: "AH", side: "home" }) as const);
    expect((await pick(member, picks)).refusal).toBeUndefined();
    for (const contestId of CONTESTS) {
      await bringUp(contestId);
      await addCrowd(contestId);
    }
    for (const contestId of CONTESTS) before.set(contestId, await readAll(contestId));
  });

  it("stay in the database without a bucket, and for a while with one", async () => {
    const { CONTEST_ARCHIVE: _, ...bare } = bindings;
    expect(await archiveContests(contestStores(bare), LATER)).toBe(false);
    await archiveAll(CLOSED + CLOSED_FOR - 1);
    for (const contestId of CONTESTS) {
      expect(await count("contest_archives", contestId)).toBe(0);
      expect(await count("contest_entries", contestId)).toBeGreaterThan(CROWD);
      expect(await count("contest_ledger", contestId)).toBeGreaterThan(0);
      // What is published has left.
      expect(await count("contest_ledger_parts", contestId)).toBe(0);
    }
    expect(await readAll(PREDICTION)).toEqual(before.get(PREDICTION));
  });

  it("leave it, and are read as before, byte for byte", async () => {
    const runs = await archiveAll();
    for (const contestId of CONTESTS) {
      expect(await count("contest_archives", contestId)).toBe(1);
      // The winner, for lists of contests.
      expect(await count("contest_entries", contestId)).toBe(1);
      for (const table of ["contest_picks", "contest_ledger", "contest_archive_files"])
        expect(await count(table, contestId), table).toBe(0);
      expect(await readAll(contestId), contestId).toEqual(before.get(contestId));
    }
    expect(runs).toBeGreaterThan(1);
    expect(await archiveAll()).toBe(1);
  });

  it("have days that can be verified, as a chain", async () => {
    const { ledgerDays } = await read("getContestInfo", { contestId: PREDICTION }, LATER);
    const days = await Promise.all(
      ledgerDays.map((date) => read("getLedgerDay", { contestId: PREDICTION, date }, LATER)),
    );
    const checks = await checkDays(days);
    expect(checks.every(({ areLinesWhole }) => areLinesWhole)).toBe(true);
    expect(checks.slice(1).every(({ followsDayBefore }) => followsDayBefore)).toBe(true);
    expect(checks.reduce((sum, { lines }) => sum + lines, 0)).toBeGreaterThan(500);
  });

  it("count no step, and take no further row", async () => {
    await bringUp(PREDICTION);
    expect(await count("contest_entries", PREDICTION)).toBe(1);
    const insert = sql`insert into contest_ledger (contest_id, day, entry_id, kind, at, stored_at)
      values (${PREDICTION}, '2026-10-17', 1, 'grant', 1, 1)`;
    await expect(Promise.resolve(db.run(insert))).rejects.toThrow();
  });

  it("show nobody's name once the member has left", async () => {
    const own = (await call("getMyPredictionList", { contestId: PREDICTION }, { token: member.token, at: LATER }))
      .value;
    const entryId = own.leader?.entryId ?? "";
    const entry = () => read("getContestEntry", { contestId: PREDICTION, entryId }, LATER);
    expect((await entry()).leader.name).toBe(nameOnBoards(member, entryId));
    await inOneGo(db, eraseStatements(db, member.user.username));
    expect((await entry()).leader).toMatchObject({ name: "", entryId, points: own.leader?.points });
  });

  it("are not answered from a file that was changed", async () => {
    const bucket = bindings.CONTEST_ARCHIVE!;
    const key = `contests/${PREDICTION}/top/0.jsonl`;
    const text = await (await bucket.get(key))!.text();
    await bucket.put(key, text.replace('"points":', '"points":9'));
    expect((await ask("getContesterPredictionList", { contestId: PREDICTION, size: "20" }, LATER)).status).toBe(500);
    await bucket.put(key, text);
    expect((await ask("getContesterPredictionList", { contestId: PREDICTION, size: "20" }, LATER)).status).toBe(200);
  });
});
