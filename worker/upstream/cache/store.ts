import type { CachePolicy } from "#contract/wire/endpoint";
import type { ColoCache } from "../../platform/colo-cache.ts";
import type { StoreGuard } from "../../platform/store-guard.ts";
import type { CachedAnswer, Opened } from "./cache-entry.ts";

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

const ADDRESS = "https://entries.matchlight.internal/";
const FETCHED_AT = "X-Fetched-At";
const HASH = "X-Content-Hash";

const addressOf = (key: string): string => ADDRESS + encodeURIComponent(key);

/** The Cache API of this data centre. */
export function createColoStore(cache: ColoCache): CacheStore {
  return {
    name: "colo",
    async get(key) {
      const response = await cache.match(addressOf(key));
      if (!response) return undefined;
      const fetchedAt = Number(response.headers.get(FETCHED_AT) ?? Number.NaN);
      const hash = response.headers.get(HASH);
      const bytes = new Uint8Array(await response.arrayBuffer());
      return Number.isFinite(fetchedAt) && hash ? { bytes, fetchedAt, hash } : undefined;
    },
    async put(key, { bytes, fetchedAt, hash }, { keepFor }) {
      const headers = {
        "Content-Type": "application/json",
        // Sets only how long the entry is stored; its own timestamp decides freshness.
        "Cache-Control": `max-age=${keepFor}`,
        [FETCHED_AT]: String(fetchedAt),
        [HASH]: hash,
      };
      await cache.put(addressOf(key), new Response(bytes, { headers }));
    },
    async delete(key) {
      await cache.delete(addressOf(key));
    },
  };
}

/** One call as the caches see it. */
export interface CachedCall {
  key: string;
  /** The ids that the call is about, whatever its language or endpoint; the key if it names none. */
  thing(): string;
  /** The endpoint's name, for faults. */
  name: string;
  policy: CachePolicy;
  /** Milliseconds, by the (possibly moved) clock. */
  now(): number;
  /** External layers that are read before the upstream, nearest first. */
  stores: readonly CacheStore[];
  /**
   * Stores the last good entry for visitors' addresses. Read only when the upstream fails, is late or says "not found":
   * addresses that do not exist must not cost a read.
   */
  lastResort?: CacheStore;
  /** Milliseconds that the visitor still waits when a good entry exists. */
  staleWaitMs(): number;
  /** Calls the upstream, after other calls of the same visitor for the same thing. */
  serialise?<Result>(work: () => Promise<Result>): Promise<Result>;
  waitUntil(work: Promise<unknown>): void;
  /** Runs before a call that no layer has cached. Throws UpstreamFault if the visitor has made too many. */
  admit(): Promise<void>;
  /** Calls the upstream. Throws UpstreamFault. */
  fill(): Promise<{ bytes: Uint8Array<ArrayBuffer>; value: unknown }>;
  /** Parses an entry's bytes; undefined when they no longer match the schema. */
  read(bytes: Uint8Array): Opened | undefined;
  /**
   * Whether the value is needed: an entry that does not match the schema then counts as absent. Its bytes did match
   * when it was stored.
   */
  needsValue: boolean;
}
