import { runInDurableObject } from "cloudflare:test";
import type { SupplierName } from "#contract/tables/supplier-services";
import { bindings } from "../api/conformance/test-world-ask.ts";
import { SupplierClock } from "./supplier-clock.ts";

export interface Run {
  /** Lets the clock work until an instant. */
  until(instant: number): Promise<void>;
  alarmAt(): Promise<number | null>;
  /** Forgets what the clock has in memory, as an eviction does. */
  restart(): void;
  status: SupplierClock["status"];
}

interface Tested {
  name: SupplierName;
  fetch: typeof globalThis.fetch;
  /** Hears of each instant at which the clock works. */
  setNow(instant: number): void;
  settings: object;
  start: number;
}

const clocks = () => bindings.SUPPLIER_CLOCK as unknown as DurableObjectNamespace;

/** A clock with a supplier and a time of its own; `end` silences it. */
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
  /** Works within the object, as its own requests would. */
  const within = <Result>(work: (own: SupplierClock, state: DurableObjectState) => Promise<Result>): Promise<Result> =>
    runInDurableObject(stub, async (_, state) => {
      if (!clock) {
        clock = new SupplierClock(state, { ...bindings, ...settings }, { fetch, now: () => now });
        // As the platform does, until it has read what it knows.
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
];

/** Empties the tables of supplied matches. */
export async function forgetSupplied(): Promise<void> {
  for (const table of TABLES) await bindings.DB.prepare(`delete from ${table}`).run();
}
