import type { CachePolicy } from "#contract/endpoint";
import type { Log } from "../log.ts";
import type { CachedAnswer } from "./cache-entry.ts";
import { within } from "./time-limit.ts";

/** A layer outside the isolate. It may fail, which costs the visitor a layer and nothing else. */
export interface CacheStore {
  readonly name: "colo" | "kv";
  get(key: string): Promise<CachedAnswer | undefined>;
  put(key: string, copy: CachedAnswer, policy: CachePolicy): Promise<void>;
  delete(key: string): Promise<void>;
}

/** A store that does not answer in this time (milliseconds) is passed over. */
const READ_LIMIT = 1_000;

/** The same store, never failing: a fault is logged and reads as "not there". */
export function tolerant(store: CacheStore, log: Log, readLimit = READ_LIMIT): CacheStore {
  const tolerate = async <Value>(action: string, work: () => Promise<Value>): Promise<Value | undefined> => {
    try {
      return await work();
    } catch (error) {
      log("cache_store_failed", { store: store.name, action, reason: error instanceof Error ? error.message : "?" });
      return undefined;
    }
  };
  return {
    name: store.name,
    get: (key) => tolerate("get", () => within(store.get(key), readLimit)),
    put: (key, copy, policy) => tolerate("put", () => store.put(key, copy, policy)),
    delete: (key) => tolerate("delete", () => store.delete(key)),
  };
}
