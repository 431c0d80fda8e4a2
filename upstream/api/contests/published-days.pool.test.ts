import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { checkDays } from "#contract/contests/ledger-chain";
import { inOneGo } from "../../platform/batched.ts";
import { bringUpToDate } from "../../services/contests/bring-up-to-date.ts";
import { contestById } from "../../services/contests/calendar/seasons.ts";
import { eraseStatements } from "../../services/erasure/erase.ts";
import { openData } from "../../services/sources/open-data.ts";
import { migrate } from "../../store/test-database.ts";
import { bindings } from "../members/test-members.ts";
import { bangkok, nameOnBoards, startContests } from "./test-contests.ts";

const site = startContests();
const { join, pick, read, ask } = site;
const db = drizzle(bindings.DB);

beforeAll(() => migrate(bindings.DB));

/** The first day of a week. */
const MONDAY = "2026-10-19";

describe("a published day", () => {
  const contestId = "sf-2026w43";
  const query = { contestId, date: MONDAY };
  /** A minute after the lock: until then a pick that was sent in time may still be in flight. */
  const LATER = bangkok("21:01", MONDAY);
  let member: Awaited<ReturnType<typeof join>>;
  let key: string;

  beforeAll(async () => {
    const opens = bangkok("10:30", MONDAY);
    const { matches } = await read("getContestInfo", { contestId }, opens);
    const open = matches.filter(({ day, lockedAt }) => day === MONDAY && lockedAt > opens);
    const guesses = (guess: [number, number]) =>
      open.map(({ match }) => ({ matchId: match.id, market: "SCORE" as const, guess }));
    member = await join();
    await pick(member, guesses([1, 1]), opens, contestId);
    const changed = await pick(member, guesses([2, 1]), opens + 1, contestId);
    key = changed.value.leader?.entryId ?? "";
    const pair = (await crypto.subtle.generateKey("Ed25519", true, ["sign", "verify"])) as CryptoKeyPair;
    const CONTEST_KEY = JSON.stringify(await crypto.subtle.exportKey("jwk", pair.privateKey));
    expect((await ask("getLedgerDay", query, LATER - 1)).status).toBe(404);
    const bringUp = async (settings: { CONTEST_KEY: string }) => {
      const context = { ...(await openData({ ...bindings, ...settings })), now: LATER };
      await bringUpToDate(db, contestById(contestId, LATER)!, context, { storedAt: 1 });
      return db.all(sql`select day from contest_ledger_days where contest_id = ${contestId}`);
    };
    // An invalid key delays nothing but the publication.
    const logged = vi.spyOn(console, "error").mockImplementation(() => {});
    expect(await bringUp({ CONTEST_KEY: "no key" })).toEqual([]);
    expect(logged.mock.calls.flat().join()).toContain("contest_day_not_signed");
    logged.mockRestore();
    expect(await bringUp({ CONTEST_KEY })).toEqual([{ day: MONDAY }]);
  });

  it("has every pick as it stood at the lock, by the entry's key alone, and can be verified", async () => {
    const day = await read("getLedgerDay", query, LATER);
    expect((await read("getContestInfo", { contestId }, LATER)).ledgerDays).toEqual([MONDAY]);
    expect(await checkDays([day], day.publicKey)).toMatchObject([
      { areLinesWhole: true, signature: "valid", isOfKey: true, lines: 3 },
    ]);
    for (const line of day.lines)
      expect(JSON.parse(line)).toMatchObject({ entry: key, market: "SCORE", choice: "2-1" });
    expect(day.lines.join("\n")).not.toContain(member.user.username);
    expect(day.lines.join("\n")).not.toContain(member.nickname);
  });

  it("goes on with the next one, which has what was settled since", async () => {
    const at = bangkok("21:01", "2026-10-20");
    const first = await read("getLedgerDay", query, at);
    const next = await read("getLedgerDay", { contestId, date: "2026-10-20" }, at);
    expect(await checkDays([next, first])).toMatchObject([{ areLinesWhole: true }, { followsDayBefore: true }]);
    const numbers = (lines: readonly string[], name: "pick" | "of") =>
      lines.map((text) => (JSON.parse(text) as Record<string, number>)[name]);
    const settled = numbers(next.lines, "of");
    expect(settled.length).toBeGreaterThan(0);
    expect(numbers(first.lines, "pick")).toEqual(expect.arrayContaining(settled));
  });

  it("stays as it is when a member leaves, and nobody knows whose line it was", async () => {
    const at = bangkok("21:30", "2026-10-20");
    const before = await read("getLedgerDay", query, at);
    const entry = () => read("getContestEntry", { contestId, entryId: key }, at);
    const { leader } = await entry();
    expect(leader.name).toBe(nameOnBoards(member, key));
    await inOneGo(db, eraseStatements(db, member.user.username));
    expect(await read("getLedgerDay", query, at)).toEqual(before);
    expect((await entry()).leader).toMatchObject({ name: "", points: leader.points, entryId: key });
  });

  it("is no file of the contest if there was nothing to publish", async () => {
    const idle = "pb-2026w40";
    const { ledgerDays } = await read("getContestInfo", { contestId: idle }, LATER);
    const stored = await db.all(sql`select day from contest_ledger_days where contest_id = ${idle}`);
    expect(stored.length).toBeGreaterThan(0);
    expect(ledgerDays).toEqual([]);
  });

  it("and its lines can be changed by nobody", async () => {
    for (const table of ["contest_ledger_days", "contest_ledger_parts"])
      for (const change of [`update ${table} set day = ''`, `delete from ${table}`])
        await expect(bindings.DB.prepare(change).run()).rejects.toThrow("append-only");
  });
});
