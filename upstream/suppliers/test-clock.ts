import { runInDurableObject } from "cloudflare:test";
import { bindings } from "../api/conformance/test-world-ask.ts";
import { SupplierClock } from "./supplier-clock.ts";
import type { SupplierName } from "./write-matches.ts";

export interface Run {
  /** Lets the clock work until an instant. */
  until(instant: number): Promise<void>;
  alarmAt(): Promise<number | null>;
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

/** A clock with a supplier and a time of its own. */
export async function runClock({ name, fetch, setNow, settings, start }: Tested, work: (run: Run) => Promise<void>) {
  let now = start;
  const stub = clocks().get(clocks().newUniqueId());
  await runInDurableObject(stub, async (_, state) => {
    const clock = new SupplierClock(state, { ...bindings, ...settings }, { fetch, now: () => now });
    setNow(now);
    await clock.wake(name);
    await work({
      async until(instant) {
        for (let rings = 0; rings < 400; rings++) {
          const next = (await state.storage.getAlarm()) ?? Number.POSITIVE_INFINITY;
          if (next > instant) break;
          now = Math.max(now, next);
          setNow(now);
          await state.storage.deleteAlarm();
          await clock.alarm();
        }
        now = instant;
      },
      alarmAt: () => state.storage.getAlarm(),
      status: () => clock.status(),
    });
    await state.storage.deleteAlarm();
  });
}

const TABLES = ["supplied_matches", "supplied_steps", "supplied_documents", "supplied_seasons", "supplier_ids"];

/** Empties the tables of supplied matches. */
export async function forgetSupplied(): Promise<void> {
  for (const table of TABLES) await bindings.DB.prepare(`delete from ${table}`).run();
}
