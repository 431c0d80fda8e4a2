import type { CachePolicy } from "#contract/wire/endpoint";
import type { StoreGuard } from "../../platform/store-guard.ts";
import type { CachedAnswer } from "./cache-entry.ts";

/** An external cache layer. It may fail, which costs the visitor that layer and nothing else. */
export interface CacheStore {
  readonly name: "colo" | "kv";
  get(key: string): Promise<CachedAnswer | undefined>;
  put(key: string, entry: CachedAnswer, policy: CachePolicy): Promise<void>;
  delete(key: string): Promise<void>;
}

/** The store behind a guard: a fault reads as "not there". */
export const tolerant = (store: CacheStore, guard: StoreGuard): CacheStore => ({
  name: store.name,
  get: (key) => guard("get", () => store.get(key)),
  put: (key, entry, policy) => guard("put", () => store.put(key, entry, policy)),
  delete: (key) => guard("delete", () => store.delete(key)),
});

/** A store for callers that may not write to it. */
export const readOnly = (store: CacheStore): CacheStore => ({ ...store, put: async () => {} });
