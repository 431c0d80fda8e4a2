import { expect, test } from "vitest";
import { FAULTS, faultsNamed } from "./faults.ts";

test("every fault has a name of its own", () => {
  expect(new Set(FAULTS.map(({ name }) => name)).size).toBe(FAULTS.length);
});

test.each([
  [[], FAULTS.length],
  [["KV"], 3],
  [["KV", "D1"], 6],
  [["no such"], 0],
])("%j names %i faults", (words, count) => expect(faultsNamed(words)).toHaveLength(count));
