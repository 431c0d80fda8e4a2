import { expect, test } from "vitest";
import type { FaultKind } from "../../pages/context.ts";
import { retryDelay } from "./retry.ts";

test.each<[FaultKind, number | undefined, number, number, number | undefined]>([
  ["network", undefined, 1, 0, 30],
  ["network", undefined, 1, 1, 60],
  ["network", undefined, 2, 1, 120],
  ["status", 503, 1, 1, 60],
  ["status", 500, 1, 1, 60],
  ["status", 499, 1, 1, undefined],
  ["status", 429, 1, 1, undefined],
  ["status", undefined, 1, 1, undefined],
  ["timeout", undefined, 1, 1, undefined],
  ["redirect", 502, 1, 1, undefined],
  ["not_json", undefined, 1, 1, undefined],
])("after %s %s, try %i, chance %d: %s ms", (kind, status, attempt, random, delay) => {
  expect(retryDelay({ kind, status }, attempt, random)).toBe(delay);
});
