import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { beforeAll, describe, expect, it } from "vitest";
import { openHours } from "#contract/contests/contest-days";
import { checkNickname } from "#contract/members/nickname";
import { bindings } from "../../api/conformance/test-world-ask.ts";
import type { CallContext } from "../../matches/call-context.ts";
import { listeningDatabase, migrate } from "../../store/test-database.ts";
import { openData } from "../sources/open-data.ts";
import { bringUpToDate } from "./bring-up-to-date.ts";
import { contestById } from "./calendar/seasons.ts";
import { simulatedMembers } from "./simulated-members.ts";

const NOW = Date.parse("2026-11-26T08:00:00Z");
const db = drizzle(bindings.DB);
const season = (id: string) => contestById(id, NOW)!;
const contextAt = async (now: number, entries = "simulated"): Promise<CallContext> => ({
  ...(await openData({ ...bindings, CONTEST_ENTRIES: entries })),
  now,
});
const bringUp = async (id: string, now: number, entries?: string, database = db) =>
  bringUpToDate(database, season(id), await contextAt(now, entries), { storedAt: 1 });

const numberOf = async (sqlText: ReturnType<typeof sql>): Promise<number> =>
  (await db.get<{ n: number }>(sqlText))?.n ?? 0;
const entriesOf = (id: string) => numberOf(sql`select count(*) as n from contest_entries where contest_id = ${id}`);
const picksOf = (id: string) => numberOf(sql`select count(*) as n from contest_picks where contest_id = ${id}`);
const wrongTotals = (id: string) =>
  db.all(sql`select e.id from contest_entries as e where e.contest_id = ${id}
    and e.points <> coalesce((select sum(points) from contest_ledger where entry_id = e.id), 0)`);

beforeAll(() => migrate(bindings.DB));

describe("simulated members", () => {
  it("have nicknames that members could have, and keys of their own", () => {
    const members = simulatedMembers(season("pf-2026w48"));
    expect(members).toHaveLength(25);
    expect(new Set(members.map(({ key }) => key)).size).toBe(25);
    expect(members.filter(({ name }) => checkNickname(name) !== undefined)).toEqual([]);
    expect(members).toEqual(simulatedMembers(season("pf-2026w48")));
    expect(members).not.toEqual(simulatedMembers(season("pb-2026w48")));
  });

  it("take part only where an operator says that matches are made up", async () => {
    await bringUp("pf-2026w43", NOW, "");
    await bringUp("pf-2026w43", NOW, "yes");
    expect(await entriesOf("pf-2026w43")).toBe(0);
  });
});

describe.each(["pf-2026w47", "pb-2026w47", "sf-2026w47", "sb-2026w47"])("a past week, %s", (id) => {
  it("is made and settled by its first reader, and by the next one not again", async () => {
    const from = performance.now();
    await bringUp(id, NOW);
    const first = performance.now() - from;
    const [entries, picks] = [await entriesOf(id), await picksOf(id)];
    console.log(`${id}: ${entries} entries, ${picks} picks in ${first.toFixed(0)} ms`);
    expect(entries).toBe(25);
    expect(picks).toBeGreaterThan(id.startsWith("s") ? 150 : 300);
    // Each in the open hours of its match's day, before its lock, with a line where the game uses lines.
    expect(
      await db.all(sql`select p.match_id from contest_picks as p join contest_matches as m
        on m.contest_id = p.contest_id and m.match_id = p.match_id join contest_entries as e on e.id = p.entry_id
        where p.contest_id = ${id} and (p.placed_at >= m.locked_at or p.placed_at < e.at
          or (p.market <> 'SCORE' and (p.line is null or p.price is null)))`),
    ).toEqual([]);
    const days = await db.all<{ day: string; first: number }>(sql`select m.day, min(p.placed_at) as first
      from contest_picks as p join contest_matches as m on m.contest_id = p.contest_id and m.match_id = p.match_id
      where p.contest_id = ${id} group by m.day`);
    for (const { day, first: placed } of days) expect(placed).toBeGreaterThanOrEqual(openHours(day).from);
    // All but those of the last days, whose results may still be corrected, are final.
    expect(
      await numberOf(sql`select count(*) as n from contest_matches where contest_id = ${id} and version = 0`),
    ).toBe(0);
    expect(await wrongTotals(id)).toEqual([]);
    const { database, sentStatements } = listeningDatabase(bindings.DB);
    await bringUp(id, NOW, "simulated", drizzle(database));
    expect(sentStatements).toHaveLength(1);
    expect([await entriesOf(id), await picksOf(id)]).toEqual([entries, picks]);
  });
});

it("a week is the same whether it is brought up hour by hour or at once", async () => {
  const id = "pf-2026w46";
  const standing = (database: typeof db) =>
    database.all(sql`select e.key, p.match_id, p.market, p.choice, p.line, p.price, p.placed_at, p.outcome, p.points
      from contest_picks as p join contest_entries as e on e.id = p.entry_id where p.contest_id = ${id}
      order by e.key, p.match_id, p.market`);
  for (const day of season(id).days ?? [])
    for (const after of [1, 6, 12]) await bringUp(id, openHours(day).from + after * 3_600_000);
  await bringUp(id, NOW);
  // A database without any of it.
  await migrate(bindings.SEARCH);
  const other = drizzle(bindings.SEARCH);
  await bringUp(id, NOW, "simulated", other);
  const slowly = await standing(db);
  expect(slowly.length).toBeGreaterThan(300);
  expect(await standing(other)).toEqual(slowly);
});

it("two readers at once make the same as one", async () => {
  const id = "sf-2026w45";
  await Promise.all([bringUp(id, NOW), bringUp(id, NOW), bringUp(id, NOW)]);
  const picks = await picksOf(id);
  expect(await numberOf(sql`select count(*) as n from contest_ledger where contest_id = ${id} and kind = 'pick'`)).toBe(
    picks,
  );
  expect(
    await numberOf(sql`select count(*) as n from contest_ledger where contest_id = ${id} and kind = 'settle'`),
  ).toBe(picks);
  expect(await wrongTotals(id)).toEqual([]);
});
