import { expect, it } from "vitest";
import { calendarFaults } from "./test-calendar-faults.ts";

it.each([2023, 2024, 2025, 2026, 2027, 2028])(
  "the football of all teams has fewer than two hundred matches without rest in %i",
  (year) => {
    const faults = calendarFaults(year);
    expect(faults.get("rest") ?? 0).toBeLessThan(200);
    expect([...faults.keys()].filter((fault) => fault !== "rest")).toEqual([]);
  },
);
