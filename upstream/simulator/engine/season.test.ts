import { describe, expect, it } from "vitest";
import type { Calendar } from "../../data/entries/types.ts";
import { seasonAt, seasonLabel, startYearOf } from "./season.ts";

const calendar = (start: string, end: string): Calendar => ({ start, end, timeZone: "UTC", slots: [] });
const autumn = calendar("08-14", "05-23");
const spring = calendar("02-20", "11-30");

describe("the label of a season", () => {
  it.each([
    [autumn, 2026, "2026-27"],
    [autumn, 1999, "1999-00"],
    [spring, 2026, "2026"],
  ] as const)("names both years where the season crosses New Year, case %#", (its, year, label) => {
    expect(seasonLabel(its, year)).toBe(label);
    expect(startYearOf(its, label)).toBe(year);
  });

  it.each([
    [autumn, "2026"],
    [autumn, "2026-28"],
    [spring, "2026-27"],
    [spring, ""],
    [spring, "20x6"],
    [spring, "9999"],
  ] as const)("is refused where the calendar has no such season, case %#", (its, label) => {
    expect(startYearOf(its, label)).toBeUndefined();
  });
});

describe("the current season", () => {
  it.each([
    [autumn, "2026-07-30T00:00:00Z", "2025-26"],
    [autumn, "2026-07-31T00:00:00Z", "2026-27"],
    [autumn, "2027-01-01T00:00:00Z", "2026-27"],
    [spring, "2026-02-05T00:00:00Z", "2025"],
    [spring, "2026-02-06T00:00:00Z", "2026"],
    [spring, "2026-12-31T23:59:59Z", "2026"],
  ] as const)("changes two weeks before the first round, case %#", (its, instant, label) => {
    expect(seasonAt(its, Date.parse(instant))).toBe(label);
  });
});
