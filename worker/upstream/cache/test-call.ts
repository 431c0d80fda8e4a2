import { vi } from "vitest";
import type { CachePolicy } from "#contract/wire/endpoint";
import type { FaultKind } from "../../pages/context.ts";
import { UpstreamFault } from "../request/fault.ts";
import { type CachedAnswer, contentHash } from "./cache-entry.ts";
import type { CachedCall, CacheStore } from "./store.ts";

export const POLICY: CachePolicy = { freshFor: 10, staleFor: 300, keepFor: 3_600, store: "kv" };
export const NOON = Date.parse("2026-11-21T12:00:00Z");

export const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(text) as Uint8Array<ArrayBuffer>;
export const textOf = ({ bytes }: CachedAnswer): string => new TextDecoder().decode(bytes);

/** A store in memory, which counts. */
export function testStore(name: CacheStore["name"]) {
  const entries = new Map<string, CachedAnswer>();
  return {
    name,
    entries,
    get: vi.fn(async (key: string) => entries.get(key)),
    put: vi.fn(async (key: string, entry: CachedAnswer, _policy: CachePolicy) => {
      const { bytes, fetchedAt, hash } = entry;
      entries.set(key, { bytes, fetchedAt, hash });
    }),
    delete: vi.fn(async (key: string) => void entries.delete(key)),
  } satisfies CacheStore & { entries: Map<string, CachedAnswer> };
}

/** A clock, two stores, and an upstream whose answer the test sets; calls are made of these. */
export function callScene() {
  const clock = { now: NOON };
  const [colo, kv] = [testStore("colo"), testStore("kv")];
  let answer: () => Promise<string> = async () => "good";
  const behind: Promise<unknown>[] = [];
  const fill = vi.fn(async () => {
    const text = await answer();
    return { bytes: bytesOf(text), value: text };
  });
  const admit = vi.fn(async () => {});

  const call = (more: Partial<CachedCall> = {}): CachedCall => ({
    key: "v1:0:main:/thing?id=1",
    thing: () => more.key ?? "1",
    name: "getThing",
    policy: POLICY,
    now: () => clock.now,
    stores: [colo, kv],
    staleWaitMs: () => 60_000,
    waitUntil: (work) => void behind.push(work),
    admit,
    fill,
    // A text that begins with "old" no longer matches the schema.
    read: (bytes) => {
      const value = new TextDecoder().decode(bytes);
      return value.startsWith("old") ? undefined : { value };
    },
    needsValue: true,
    ...more,
  });

  return {
    clock,
    colo,
    kv,
    fill,
    admit,
    call,
    pass: (seconds: number) => {
      clock.now += seconds * 1_000;
    },
    /** Sets the upstream's answer: a text, what it waits for, or a fault. */
    answerWith: (next: string | Promise<string>) => {
      answer = async () => next;
    },
    failWith: (kind: FaultKind, details?: ConstructorParameters<typeof UpstreamFault>[2]) => {
      answer = () => Promise.reject(new UpstreamFault(kind, "getThing", details));
    },
    throwError: (error: unknown) => {
      answer = () => Promise.reject(error);
    },
    /** What calls left running behind their answers. */
    settled: async () => {
      while (behind.length > 0) await behind.shift();
    },
    behind,
    /** Puts an entry of so many seconds ago into a store. */
    async place(store: ReturnType<typeof testStore>, text: string, { seconds = 0, key = call().key } = {}) {
      const bytes = bytesOf(text);
      store.entries.set(key, { bytes, fetchedAt: clock.now - seconds * 1_000, hash: await contentHash(bytes) });
    },
  };
}
