import { expect, test } from "vitest";
import { MEMORY_LIMITS } from "./memory-limits.ts";

/** Bytes of code, translations and small caches, after a request for every kind of page (`npm run bench -- heap`). */
const BESIDE = 22_000_000;

test("full caches leave an isolate within 64 MB", () => {
  const full = Object.values(MEMORY_LIMITS).reduce((sum, bytes) => sum + bytes, 0);
  expect(full + BESIDE).toBeLessThanOrEqual(64_000_000);
});
