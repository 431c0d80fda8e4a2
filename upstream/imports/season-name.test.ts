import { describe, expect, it } from "vitest";
import { canBeOfSeason, seasonName } from "./season-name.ts";

describe("seasonName", () => {
  it.each([
    ["English Premier League 2024/25", { competition: "English Premier League", season: "2024-25" }],
    ["Serie A 2024/2025", { competition: "Serie A", season: "2024-25" }],
    ["Brasileiro Série A 2025", { competition: "Brasileiro Série A", season: "2025" }],
    ["China | Super League 2025", { competition: "China | Super League", season: "2025" }],
    ["English Football League 1888/89", { competition: "English Football League", season: "1888-89" }],
    ["World Cup 2026 Qualifying", { competition: "World Cup Qualifying", season: "2026" }],
  ])("splits %j", (name, expected) => {
    expect(seasonName(name, [])).toEqual(expected);
  });

  it("takes the season from the dates where the name has none", () => {
    const rows = [{ date: "2025-05-25" }, {}, { date: "2024-08-16" }];
    expect(seasonName("Premiership", rows)).toEqual({ competition: "Premiership", season: "2024-25" });
    expect(seasonName("Premiership", rows.slice(0, 2))).toEqual({ competition: "Premiership", season: "2025" });
  });

  it("has no answer without either, nor without a competition", () => {
    expect(seasonName("Premiership", [])).toBeUndefined();
    expect(seasonName("2024/25", [])).toBeUndefined();
  });
});

it.each([
  ["2016", "2015-12-11", true],
  ["2016", "2017-01-20", true],
  ["2016", "2019-07-29", false],
  ["2016", "2014-07-29", false],
  ["2019-20", "2021-01-10", true],
  ["2019-20", "2022-01-10", false],
  ["1999-00", "2000-05-20", true],
  ["Clausura", "1930-07-13", true],
])("of the season %s %s can be a day: %s", (season, day, expected) => {
  expect(canBeOfSeason(day, season)).toBe(expected);
});
