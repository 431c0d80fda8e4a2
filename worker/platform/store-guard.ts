import { waitAtMost } from "#contract/time/time-limit";
import type { Log } from "./log.ts";

/** Runs work on an external store; undefined when it fails, times out, or the store is being skipped. */
export type StoreGuard = <Value>(
  action: "get" | "put" | "delete",
  work: () => Promise<Value>,
) => Promise<Value | undefined>;

export interface StoreGuardOptions {
  store: "colo" | "kv";
  log: Log;
  /** Real milliseconds. */
  now?(): number;
  /** Milliseconds that a visitor waits for the store. */
  readLimit?: number;
}

/** A visitor waits for these. Stores further away get more time. */
const READ_LIMITS = { colo: 250, kv: 350 } as const;
/** Nobody waits for these. */
const WRITE_LIMIT = 5_000;
/**
 * Milliseconds for which a store that timed out is skipped, since a page makes several calls: short, in case one answer
 * was late by accident, and doubled with each further time-out in a row.
 */
const REST = { shortest: 1_000, longest: 30_000 };

/** A timer that fires this many milliseconds late shows that the isolate was busy; it says nothing about the store. */
const BUSY = 50;

/** Guards an external cache layer: after a failure or time-out it is skipped for a while. */
export function createStoreGuard({ store, log, now = Date.now, readLimit }: StoreGuardOptions): StoreGuard {
  let cooldownUntil = 0;
  let rest = 0;
  return async (action, work) => {
    const startedAt = now();
    if (startedAt < cooldownUntil) return undefined;
    const limit = action === "get" ? (readLimit ?? READ_LIMITS[store]) : WRITE_LIMIT;
    try {
      const pending = work().then((value) => ({ value }));
      let done = await waitAtMost(limit, pending);
      // The answer may have arrived unread: nothing is read while the isolate starts.
      if (!done && now() - startedAt > limit + BUSY) done = await waitAtMost(limit, pending);
      if (done) {
        rest = 0;
        return done.value;
      }
      // Other calls in flight at the first time-out add no information.
      if (startedAt >= cooldownUntil) {
        rest = Math.min(Math.max(REST.shortest, rest * 2), REST.longest);
        cooldownUntil = now() + rest;
      }
      log("cache_store_failed", { store, action, reason: `no answer in ${limit} ms` });
    } catch (error) {
      log("cache_store_failed", { store, action, reason: error instanceof Error ? error.message : "?" });
    }
    return undefined;
  };
}
