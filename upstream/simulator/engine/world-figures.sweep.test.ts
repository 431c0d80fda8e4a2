import { expect, it } from "vitest";
import { COMPETITIONS, teamById } from "../../competitions/world/world.ts";
import { calendarFaults } from "./test-calendar-faults.ts";
import { BASKETBALL_ENGINE } from "./test-world-engine.ts";
import { checkCalendar } from "./world-check.ts";

it.each([2023, 2024, 2025, 2026, 2027, 2028])(
  "the football of all teams has fewer than two hundred matches without rest in %i",
  (year) => {
    const faults = calendarFaults(year);
    expect(faults.get("rest") ?? 0).toBeLessThan(200);
    expect([...faults.keys()].filter((fault) => fault !== "rest")).toEqual([]);
  },
);

it.each([2024, 2026])("the basketball of all teams has fewer than thirty games without rest in %i", (year) => {
  const [from, to] = [Date.UTC(year, 6, 1), Date.UTC(year + 1, 6, 1)];
  const found = checkCalendar({ competitions: COMPETITIONS, teamById }, BASKETBALL_ENGINE.between(from, to, to));
  expect(found.length).toBeLessThan(30);
});
