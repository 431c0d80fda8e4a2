import { describe, expect, it } from "vitest";
import { DEDUCTIONS } from "../../data/standings/deductions/deductions.ts";
import { COMPETITIONS } from "../world/world.ts";
import { deductedAt } from "./deductions.ts";

const at = (key: string, club: string, day: string): number | undefined => {
  const [league = "", season = ""] = key.split(" ");
  return deductedAt(league, season, [{ id: "1", name: club }], Date.parse(day))["1"]?.points;
};

describe("points off", () => {
  it.each([
    ["302 2021-22", "Derby County FC", 21],
    ["302 2021-22", "Reading", 6],
    ["302 2022-23", "Wigan Athletic", 3],
    ["302 2020-21", "Sheffield Wednesday", 6],
    ["304 2023-24", "Reading FC", 6],
    ["305 2008-09", "Luton", 30],
    ["311 2013-14", "Heart of Midlothian FC", 15],
    ["341 2022-23", "Juventus", 10],
    ["341 2018-19", "AC ChievoVerona", 3],
    ["101 2009-10", "Portsmouth", 9],
    ["101 1996-97", "Middlesbrough FC", 3],
    ["304 2004-05", "Wrexham AFC", 10],
    ["305 2019-20", "Macclesfield Town", 17],
    ["306 2005-06", "Altrincham", 18],
    ["312 2010-11", "Dundee FC", 25],
    ["331 1993-94", "Dynamo Dresden", 4],
    ["331 1993-94", "Dresden", 4],
    ["341 2006-07", "Fiorentina", 15],
    ["341 2006-07", "Lazio", 3],
    ["342 2006-07", "Juventus", 9],
    ["351 2023-24", "Montpellier HSC", 1],
    ["205 2024-25", "Adana Demirspor", 12],
    ["237 2018-19", "PAOK Saloniki", 2],
    ["401 2013", "Flamengo", 4],
  ])("in the final table of %s of %s: %i", (key, club, points) => {
    expect(at(key, club, "2026-12-31")).toBe(points);
  });

  it("counts a verdict from its day", () => {
    const derby = ["2021-09-21", "2021-09-22", "2021-11-16"].map((day) => at("302 2021-22", "Derby County", day));
    expect(derby).toEqual([undefined, 12, 21]);
  });

  it("names leagues that are here, a source, and days of their seasons", () => {
    const ids = new Set(COMPETITIONS.map(({ id }) => id));
    for (const [key, { source, rows }] of Object.entries(DEDUCTIONS)) {
      const [league = "", season = ""] = key.split(" ");
      expect(ids).toContain(league);
      expect(source.length).toBeGreaterThan(10);
      for (const { since } of rows) {
        expect(since >= `${season.slice(0, 4)}-07-01`, `${key} ${since}`).toBe(true);
        expect(since < `${Number(season.slice(0, 4)) + 1}-09-01`, `${key} ${since}`).toBe(true);
      }
    }
  });
});
