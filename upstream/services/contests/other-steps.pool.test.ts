import { drizzle } from "drizzle-orm/d1";
import { beforeAll, describe, expect, it } from "vitest";
import { bindings } from "../../api/members/test-members.ts";
import type { CallContext } from "../../matches/call-context.ts";
import { migrate } from "../../store/test-database.ts";
import { openData } from "../sources/open-data.ts";
import { bringUpToDate } from "./bring-up-to-date.ts";
import { contestById } from "./calendar/seasons.ts";
import type { ContestEnv } from "./contest-env.ts";

const db = drizzle(bindings.DB);
const at = (day: string): number => Date.parse(`${day}T12:00:00+07:00`);
const SIMULATED = { NOTICES: bindings.NOTICES, CONTEST_ENTRIES: "simulated" } as ContestEnv;

beforeAll(() => migrate(bindings.DB));

const contextAt = async (now: number, contests?: ContestEnv): Promise<CallContext> => ({
  ...(await openData(bindings)),
  now,
  ...(contests && { contests }),
});
const bring = async (id: string, now: number, contests?: ContestEnv) =>
  bringUpToDate(db, contestById(id, now)!, await contextAt(now, contests), { storedAt: 1 });

interface Row {
  made_up_name: string | null;
  points: number;
  settled: number;
  given: number;
  picks: number;
  audits: number;
}
async function rowsOf(id: string): Promise<Row[]> {
  const { results } = await bindings.DB.prepare(
    `select made_up_name, points, settled,
       (select coalesce(sum(l.points), 0) from contest_ledger l where l.entry_id = e.id) as given,
       (select count(*) from contest_picks p where p.entry_id = e.id) as picks,
       (select count(*) from contest_audit a where a.entry_id = e.id) as audits
     from contest_entries e where contest_id = ? order by id`,
  )
    .bind(id)
    .all<Row>();
  return results;
}
const sum = (rows: readonly Row[], of: "points" | "audits" | "picks" | "settled"): number =>
  rows.reduce((total, row) => total + row[of], 0);

describe("simulated entries of a tournament", () => {
  it("pick as they enter and are settled as places are decided, however often that is done", async () => {
    await bring("wc-2026m11", at("2026-10-15"), SIMULATED);
    const early = await rowsOf("wc-2026m11");
    const next = await bring("wc-2026m11", at("2026-11-09"), SIMULATED);
    const entered = await rowsOf("wc-2026m11");
    expect(early.length).toBeLessThan(entered.length);
    expect(entered.length).toBeGreaterThanOrEqual(20);
    expect(entered.map(({ picks }) => picks)).toEqual(entered.map(() => 37));
    expect(sum(entered, "points")).toBe(0);
    // The first group's end is due next.
    expect(next).toBe(Date.parse("2026-11-16T20:55:00+07:00"));
    await Promise.all([1, 2].map(() => bring("wc-2026m11", at("2026-11-19"), SIMULATED)));
    const grouped = await rowsOf("wc-2026m11");
    expect(grouped.map(({ settled }) => settled)).toEqual(grouped.map(() => 22));
    expect(await bring("wc-2026m11", at("2026-11-29"), SIMULATED)).toBeUndefined();
    const over = await rowsOf("wc-2026m11");
    expect(over.map(({ settled }) => settled)).toEqual(over.map(() => 37));
    expect(over.map(({ points }) => points)).toEqual(over.map(({ given }) => given));
    expect(new Set(over.map(({ points }) => points)).size).toBeGreaterThan(5);
  });

  it("are made of a tournament that is over as well, but not once it was settled", async () => {
    await bring("wc-2022", at("2026-11-09"), SIMULATED);
    const rows = await rowsOf("wc-2022");
    expect(rows.length).toBeGreaterThanOrEqual(20);
    expect(rows.map(({ settled }) => settled)).toEqual(rows.map(() => 31));
    await bring("wc-2026m10", at("2026-11-09"));
    expect(await rowsOf("wc-2026m10")).toEqual([]);
    await bring("wc-2026m10", at("2026-11-09"), SIMULATED);
    expect(sum(await rowsOf("wc-2026m10"), "picks")).toBe(0);
  });
});

describe.each(["rf-2026m11", "vf-2026m11"])("simulated entries of %s", (id) => {
  it("get their points as time goes on, each with its row of the audit, and none twice", async () => {
    await bring(id, at("2026-11-10"), SIMULATED);
    const early = sum(await rowsOf(id), "points");
    for (const _ of [1, 2]) await bring(id, at("2026-11-20"), SIMULATED);
    await Promise.all([1, 2, 3].map(() => bring(id, at("2026-12-05"), SIMULATED)));
    const rows = await rowsOf(id);
    expect(early).toBeLessThan(sum(rows, "points"));
    expect(rows.length).toBeGreaterThanOrEqual(20);
    expect(rows.every(({ made_up_name }) => made_up_name !== null)).toBe(true);
    expect(rows.map(({ points }) => points)).toEqual(rows.map(({ given }) => given));
    const grants = await bindings.DB.prepare("select count(*) as n from contest_ledger where contest_id = ?")
      .bind(id)
      .first("n");
    expect(sum(rows, "audits")).toBe(grants);
  });
});

it("without leave nobody is made up", async () => {
  for (const id of ["rf-2026m12", "vb-2026m12", "wc-2026m12"]) {
    await bring(id, at("2026-12-20"));
    expect(await rowsOf(id)).toEqual([]);
  }
});
