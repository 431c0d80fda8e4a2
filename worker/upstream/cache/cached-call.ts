import type { CachePolicy } from "#contract/wire/endpoint";
import type { Opened } from "./cache-entry.ts";
import type { CacheStore } from "./store.ts";

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
