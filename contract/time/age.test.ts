import { expect, test } from "vitest";
import { ageAt } from "./age.ts";

test.each<[string, string, number | undefined]>([
  ["2000-06-15", "2026-06-14T23:59:59Z", 25],
  ["2000-06-15", "2026-06-15T00:00:00Z", 26],
  ["2000-06-15", "2026-06-16T00:00:00Z", 26],
  ["2000-06-15", "2026-05-31T00:00:00Z", 25],
  ["2000-06-15", "2026-07-01T00:00:00Z", 26],
  ["2000-02-29", "2026-02-28T12:00:00Z", 25],
  ["2000-02-29", "2026-03-01T12:00:00Z", 26],
  ["2000-00-15", "2026-06-15T00:00:00Z", undefined],
  ["2000-06-00", "2026-06-15T00:00:00Z", undefined],
  ["0000-06-15", "2026-06-15T00:00:00Z", undefined],
  ["unknown", "2026-06-15T00:00:00Z", undefined],
  ["", "2026-06-15T00:00:00Z", undefined],
])("someone born on %j is at %s %s years old", (birthDate, instant, age) => {
  expect(ageAt(birthDate, Date.parse(instant))).toBe(age);
});
