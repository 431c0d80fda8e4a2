import { expect, test } from "vitest";
import { openingDay } from "./opening-day.ts";

const MATCHES = [
  { day: "2026-10-18", lockedAt: 30 },
  { day: "2026-10-17", lockedAt: 10 },
  { day: "2026-10-17", lockedAt: 12 },
];

test.each([
  ["before the first", 5, "2026-10-17"],
  ["while one of its matches can be picked", 11, "2026-10-17"],
  ["once all of a day are locked", 12, "2026-10-18"],
  ["after the last", 30, "2026-10-18"],
])("a contest opens with its next day: %s", (_, now, day) => {
  expect(openingDay(MATCHES, now)).toBe(day);
});

test("a contest without matches has none", () => {
  expect(openingDay([], 0)).toBeUndefined();
});
