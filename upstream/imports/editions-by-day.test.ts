import { describe, expect, it } from "vitest";
import { editionSeason, seasonOfDay } from "./editions-by-day.ts";

describe("the season of a day", () => {
  it.each([
    ["africa cup of nations", "2024-01-13", "2023"],
    ["africa cup of nations", "2019-07-19", undefined],
    ["africa cup of nations", "2022-02-06", "2021"],
    ["africa cup of nations", "2025-12-21", "2025"],
    ["africa cup of nations", "2026-01-18", "2025"],
    ["asean championship", "2022-01-01", "2020"],
    ["asean championship", "2023-01-16", "2022"],
    ["world cup qualification", "2024-11-19", "2026"],
    ["uefa euro", "2021-07-11", "2020"],
    ["some cup", "2021-07-11", undefined],
  ])("of %s on %s is the edition's %s", (name, day, season) => {
    expect(editionSeason(name, day)).toBe(season);
  });

  it.each([
    ["2023-08-11", true, "2023-24"],
    ["2024-05-19", true, "2023-24"],
    ["1999-12-01", true, "1999-00"],
    ["2024-05-19", false, "2024"],
  ])("%s is in its calendar's season (across years: %s): %s", (day, isAcrossYears, season) => {
    expect(seasonOfDay(day, isAcrossYears)).toBe(season);
  });
});
