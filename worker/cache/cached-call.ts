import type { CachePolicy } from "#contract/endpoint";
import type { Opened } from "./cache-entry.ts";
import type { CacheStore } from "./store.ts";

/** One call as the caches see it. */
export interface CachedCall {
  key: string;
  /** What the call is about, in whatever language and by whatever call: its ids; the key where it names none. */
  thing(): string;
  /** The endpoint's name, for faults. */
  name: string;
  policy: CachePolicy;
  /** Milliseconds, by the (possibly moved) clock. */
  now(): number;
  /** The layers outside the isolate that are asked before the upstream, the nearest first. */
  stores: readonly CacheStore[];
  /**
   * Holds the last good copy of what a visitor's address names, and is asked only when the upstream fails, is late or
   * says "not found": what does not exist must not cost a read.
   */
  lastResort?: CacheStore;
  /** Milliseconds for which the visitor still waits where a good copy exists. */
  patience(): number;
  /** Goes to the upstream, after another call of the same visitor for the same thing where there is one. */
  inTurn?<Result>(work: () => Promise<Result>): Promise<Result>;
  waitUntil(work: Promise<unknown>): void;
  /** Asked before a call for which no layer has a copy. Throws UpstreamFault where the visitor has made too many. */
  admit(): Promise<void>;
  /** Asks the upstream. Throws UpstreamFault. */
  fill(): Promise<{ bytes: Uint8Array<ArrayBuffer>; value: unknown }>;
  /** The value in the bytes of a copy; undefined when they no longer fit. */
  read(bytes: Uint8Array): Opened | undefined;
  /** Whether the value is wanted: a copy that does not fit counts as absent then. Its bytes did fit when it was stored. */
  needsValue: boolean;
}
