import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { beforeAll, expect, it, vi } from "vitest";
import { bindings } from "../../api/conformance/test-world-ask.ts";
import { siteClock } from "../../platform/clock.ts";
import { migrate } from "../../store/test-database.ts";
import { contestProgress } from "../schema/contests.ts";
import { contestsAt } from "./calendar/seasons.ts";
import { wakeAfterCall } from "./wake-contests.ts";

/** A Monday that no other test uses: steps that their calls started continue in this isolate, with their clock. */
const AT = Date.parse("2027-03-22T05:00:00Z");
const db = drizzle(bindings.DB);

beforeAll(() => migrate(bindings.DB));

const setClock = (instant: number): void => siteClock.observe({ instant: String(instant), speed: "0" }, "local");
const preparedTo = async (contestId: string): Promise<string | undefined> =>
  (
    await db.get<{ day: string } | undefined>(
      sql`select prepared_to as day from contest_progress where contest_id = ${contestId}`,
    )
  )?.day;

it("takes the steps of contests that nobody reads, and looks again when something is due", async () => {
  const clocks = bindings.CONTEST_CLOCK as unknown as DurableObjectNamespace;
  const stub = clocks.get(clocks.newUniqueId());
  const wake = () => (stub as unknown as { wake(): Promise<void> }).wake();
  const nextAlarm = () => runInDurableObject(stub, (_clock, state) => state.storage.getAlarm());
  /** Moves the site's clock and waits until everything due by then is done. */
  const pass = (instant: number, contestId: string, day: string) => {
    return vi.waitFor(
      async () => {
        // A call of another test that is still in flight may have reset it.
        setClock(instant);
        await runDurableObjectAlarm(stub);
        expect(await preparedTo(contestId)).toBe(day);
      },
      { timeout: 50_000, interval: 20 },
    );
  };
  setClock(AT);
  // All but three are complete.
  const open = ["pf-2027w12", "sf-2027w11", "pf-2027w09"];
  const done = contestsAt(AT).filter(({ id }) => !open.includes(id));
  for (const { id } of done)
    await db.insert(contestProgress).values({ contestId: id, preparedTo: "2099", endToldAt: AT, settledTo: 4e12 });
  await wake();
  await pass(AT, "pf-2027w12", "2027-03-23");
  // One that ended yesterday still expects results; one of three weeks ago waits for a reader.
  await pass(AT, "sf-2027w11", "2027-03-21");
  await pass(AT + 24 * 3_600_000, "pf-2027w12", "2027-03-24");
  expect(contestsAt(AT).map(({ id }) => id)).toContain("pf-2027w09");
  expect(await preparedTo("pf-2027w09")).toBeUndefined();
  expect(await nextAlarm()).toBeGreaterThan(0);
  // What is published leaves the database.
  await vi.waitFor(
    async () => {
      setClock(AT + 24 * 3_600_000);
      await runDurableObjectAlarm(stub);
      const left = sql`select (select count(*) from contest_archived_days) as days,
        (select count(*) from contest_ledger_parts) as parts`;
      expect(await db.get(left)).toEqual({ days: expect.any(Number), parts: 0 });
      const { days } = (await db.get(left)) as { days: number };
      expect(days).toBeGreaterThan(0);
    },
    { timeout: 50_000, interval: 20 },
  );
}, 170_000);

it("is woken by the first call about contests, once", async () => {
  const wake = vi.fn(async () => {});
  const env = { CONTEST_CLOCK: { getByName: () => ({ wake }) } };
  expect(wakeAfterCall("matchInfo", env)).toBeUndefined();
  await wakeAfterCall("getContestList", env);
  expect(wakeAfterCall("getContestList", env)).toBeUndefined();
  expect(wake).toHaveBeenCalledTimes(1);
});
