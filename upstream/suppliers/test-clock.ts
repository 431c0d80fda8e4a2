import { runInDurableObject } from "cloudflare:test";
import type { SupplierName } from "#contract/tables/supplier-services";
import { bindings } from "../api/conformance/test-world-ask.ts";
import { SupplierClock } from "./supplier-clock.ts";

export interface Run {
  /** Runs the clock until an instant. */
  until(instant: number): Promise<void>;
  alarmAt(): Promise<number | null>;
  /** Clears the clock's memory, as an eviction does. */
  restart(): void;
  status: SupplierClock["status"];
}

interface Tested {
  name: SupplierName;
  fetch: typeof globalThis.fetch;
  /** Called with each instant at which the clock runs. */
  setNow(instant: number): void;
  settings: object;
  start: number;
}

const clocks = () => bindings.SUPPLIER_CLOCK as unknown as DurableObjectNamespace;

/** A clock with its own supplier and time; `end` stops it. */
export async function startClock({
  name,
  fetch,
  setNow,
  settings,
  start,
}: Tested): Promise<Run & { end(): Promise<void> }> {
  let now = start;
  let clock: SupplierClock | undefined;
  const stub = clocks().get(clocks().newUniqueId());
  /** Runs within the object, as its own requests would. */
  const within = <Result>(work: (own: SupplierClock, state: DurableObjectState) => Promise<Result>): Promise<Result> =>
    runInDurableObject(stub, async (_, state) => {
      if (!clock) {
        clock = new SupplierClock(state, { ...bindings, ...settings }, { fetch, now: () => now });
        // As the platform does until the stored state has been read.
        await state.blockConcurrencyWhile(async () => {});
      }
      return work(clock, state);
    });
  setNow(now);
  await within((own) => own.wake(name));
  return {
    until: (instant) =>
      within(async (own, { storage }) => {
        for (let rings = 0; rings < 400; rings++) {
          const next = (await storage.getAlarm()) ?? Number.POSITIVE_INFINITY;
          if (next > instant) break;
          now = Math.max(now, next);
          setNow(now);
          await storage.deleteAlarm();
          await own.alarm();
        }
        now = instant;
      }),
    restart() {
      clock = undefined;
    },
    alarmAt: () => within((_, { storage }) => storage.getAlarm()),
    status: () => within((own) => own.status()),
    end: () => within((_, { storage }) => storage.deleteAlarm()),
  };
}

export async function runClock(tested: Tested, work: (run: Run) => Promise<void>): Promise<void> {
  const run = await startClock(tested);
  await work(run);
  await run.end();
}

const TABLES = [
  "supplied_matches",
  "supplied_steps",
  "supplied_documents",
  "supplied_prices",
  "supplied_seasons",
  "supplier_ids",
  "supplier_answers",
  "published_tables",
];

/** Empties the tables of supplied matches. */
export async function forgetSupplied(): Promise<void> {
  for (const table of TABLES) await bindings.DB.prepare(`delete from ${table}`).run();
}
