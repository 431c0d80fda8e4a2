import { expect, test } from "vitest";
import { decideKvWrite } from "./decide-kv-write.ts";

const last = { hash: "a", at: 0 };

test.each<[string, boolean, { hash: string; at: number }, number]>([
  ["same content soon", false, { hash: "a", at: 31_000 }, 300],
  ["same content at half the entry's time", true, { hash: "a", at: 150_000 }, 300],
  ["new content too soon", false, { hash: "b", at: 29_999 }, 300],
  ["new content in time", true, { hash: "b", at: 30_000 }, 300],
  ["new content too soon, for a copy that is stale sooner", false, { hash: "b", at: 29_999 }, 30],
  ["same content, for a copy that is stale sooner than it can be read", false, { hash: "a", at: 149_999 }, 30],
  ["the same after some minutes, as the last good entry", true, { hash: "a", at: 150_000 }, 30],
  ["same content of a slow call before half its time", false, { hash: "a", at: 1_799_999 }, 3_600],
  ["same content of a slow call at half its time", true, { hash: "a", at: 1_800_000 }, 3_600],
  ["an entry from before the last one", false, { hash: "b", at: -60_000 }, 300],
])("%s: %s", (_, isWritten, entry, staleFor) => {
  expect(decideKvWrite(last, entry, { freshFor: 1, staleFor, keepFor: 3_600, store: "kv" })).toBe(isWritten);
});

test("the time since the last write counts, not the time since the epoch", () => {
  const policy = { freshFor: 1, staleFor: 300, keepFor: 3_600, store: "kv" } as const;
  expect(decideKvWrite({ hash: "a", at: 1_000_000 }, { hash: "b", at: 1_029_999 }, policy)).toBe(false);
  expect(decideKvWrite({ hash: "a", at: 1_000_000 }, { hash: "b", at: 1_030_000 }, policy)).toBe(true);
});

test("the first is written", () => {
  expect(decideKvWrite(undefined, last, { freshFor: 1, staleFor: 9, keepFor: 60, store: "kv" })).toBe(true);
});
