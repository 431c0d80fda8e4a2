import { expect, test } from "vitest";
import { seasonOf } from "./season-of.ts";

const season = (from: string, to: string) => ({ from: Date.parse(from), to: Date.parse(to) });
const [old, present, next, early] = [
  season("2024-10-01", "2025-06-23"),
  season("2025-10-01", "2026-06-23"),
  season("2026-10-01", "2027-06-23"),
  season("2026-06-01", "2027-06-23"),
];

test.each([
  ["is being played, though the next is listed", [next, present, old], "2026-06-22", present],
  ["comes, once the one before is over", [next, present, old], "2026-06-23", next],
  ["comes first of several", [next, present], "2025-07-01", present],
  ["has begun last of two that overlap", [early, present], "2026-06-10", early],
  ["was last, if no other is listed", [old, present], "2026-08-01", present],
  ["there is none of", [], "2026-08-01", undefined],
])("the season that %s", (_name, seasons, now, expected) => {
  expect(seasonOf(seasons, Date.parse(now))).toBe(expected);
});
