import type { Log } from "../log.ts";

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
const READ_LIMITS = { colo: 250, kv: 500 } as const;
/** Nobody waits for these. */
const WRITE_LIMIT = 5_000;
/** Milliseconds for which a store that did not answer in time is not asked: a page makes several calls. */
const REST = 10_000;

const LATE = Symbol("late");

/** A layer outside the isolate may throw or hang; that costs a visitor the layer and a moment, once. */
export function createStoreGuard({ store, log, now = Date.now, readLimit }: StoreGuardOptions): StoreGuard {
  let restsUntil = 0;
  return async (action, work) => {
    if (now() < restsUntil) return undefined;
    const limit = action === "get" ? (readLimit ?? READ_LIMITS[store]) : WRITE_LIMIT;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<typeof LATE>((resolve) => {
      timer = setTimeout(() => resolve(LATE), limit);
    });
    try {
      const done = await Promise.race([work(), late]);
      if (done !== LATE) return done;
      restsUntil = now() + REST;
      log("cache_store_failed", { store, action, reason: `no answer in ${limit} ms` });
    } catch (error) {
      log("cache_store_failed", { store, action, reason: error instanceof Error ? error.message : "?" });
    } finally {
      clearTimeout(timer);
    }
    return undefined;
  };
}
