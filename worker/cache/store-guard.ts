import type { Log } from "../log.ts";
import { within } from "./time-limit.ts";

/** Runs work on a store outside the isolate; undefined when it fails, is late, or the store is passed over. */
export type StoreGuard = <Value>(
  action: "get" | "put" | "delete",
  work: () => Promise<Value>,
) => Promise<Value | undefined>;

export interface StoreGuardOptions {
  store: "colo" | "kv";
  log: Log;
  /** Real milliseconds. */
  now?(): number;
  /** Milliseconds for which a visitor waits for the store. */
  readLimit?: number;
}

/** A visitor waits for these. A store in another place has the longer way. */
const READ_LIMITS = { colo: 250, kv: 350 } as const;
/** Nobody waits for these. */
const WRITE_LIMIT = 5_000;
/**
 * Milliseconds for which a store that did not answer in time is not asked, since a page makes several calls: short, for one
 * answer that was late by accident, and twice as long with each one more in a row.
 */
const REST = { shortest: 1_000, longest: 30_000 };

/** A limit that comes so many milliseconds late says that the isolate was busy, and nothing of the store. */
const BUSY = 50;

/** A layer outside the isolate may throw or hang; that costs a visitor the layer and a moment, once. */
export function createStoreGuard({ store, log, now = Date.now, readLimit }: StoreGuardOptions): StoreGuard {
  let restsUntil = 0;
  let rest = 0;
  return async (action, work) => {
    const startedAt = now();
    if (startedAt < restsUntil) return undefined;
    const limit = action === "get" ? (readLimit ?? READ_LIMITS[store]) : WRITE_LIMIT;
    try {
      const pending = work().then((value) => ({ value }));
      let done = await within(pending, limit);
      // The answer may be there and unread: while the isolate starts, nobody reads.
      if (!done && now() - startedAt > limit + BUSY) done = await within(pending, limit);
      if (done) {
        rest = 0;
        return done.value;
      }
      // Others that were under way when the first one was late say nothing more.
      if (startedAt >= restsUntil) {
        rest = Math.min(Math.max(REST.shortest, rest * 2), REST.longest);
        restsUntil = now() + rest;
      }
      log("cache_store_failed", { store, action, reason: `no answer in ${limit} ms` });
    } catch (error) {
      log("cache_store_failed", { store, action, reason: error instanceof Error ? error.message : "?" });
    }
    return undefined;
  };
}
