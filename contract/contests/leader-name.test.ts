import { expect, test } from "vitest";
import { leaderName } from "./leader-name.ts";

test.each([
  ["Som••••", "e1", "Som••••\u00a0#180"],
  ["Som••••", "e2", "Som••••\u00a0#181"],
  ["A***", "1", "A***\u00a0#049"],
  ["", "e1", ""],
])("%s of entry %s is %s", (masked, entryId, name) => {
  expect(leaderName(masked, entryId)).toBe(name);
});

test("equal names of entries can hardly be equal", () => {
  const entries = Array.from({ length: 200 }, (_, at) => `k${(at * 7_919).toString(36)}x`);
  const names = new Set(entries.map((entry) => leaderName("Som••••", entry)));
  expect(names.size).toBeGreaterThan(150);
});
