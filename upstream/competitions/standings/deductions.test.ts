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
    ["202 2023-24", "Oostende", 6],
    ["205 2022-23", "Kayserispor", 3],
    ["213 2011-12", "FC Sion", 36],
    ["213 2011-12", "Neuchatel Xamax", 8],
    ["233 2009-10", "Jagiellonia Bialystok", 10],
    ["233 2016-17", "Ruch Chorzow", 4],
    ["237 2012-13", "AEK Athen", 3],
    ["237 2017-18", "Olympiakos Piraeus", 3],
    ["237 2017-18", "Panathinaikos", 8],
    ["237 2017-18", "PAOK Saloniki", 3],
    ["237 2018-19", "Panathinaikos", 11],
    ["237 2019-20", "PAOK Saloniki", 0],
    ["237 2019-20", "Panionios GSS", 6],
    ["237 2019-20", "Xanthi FC", 12],
    ["243 2022-23", "Kolubara", 6],
    ["249 2016-17", "ACS Poli Timisoara", 14],
    ["249 2016-17", "Targu Mures", 9],
    ["259 2014-15", "Metalurg Donetsk", 6],
    ["259 2016-17", "Dnipro Dnipropetrovsk", 15],
    ["385 2007-08", "FC Porto", 0],
    ["385 2007-08", "Leiria", 3],
    ["421 2013", "Shanghai Shenhua FC", 6],
    ["421 2022", "Hebei FC", 9],
    ["521 2016", "Jeonbuk Hyundai Motors FC", 9],
    ["531 2006-07", "Sydney FC", 3],
    ["546 2021-22", "Persipura Jayapura", 3],
    ["8022 2022-23", "Pallacanestro Varese", 11],
  ])("in the final table of %s of %s: %i", (key, club, points) => {
    expect(at(key, club, "2026-12-31")).toBe(points);
  });

  it("counts a verdict from its day", () => {
    const derby = ["2021-09-21", "2021-09-22", "2021-11-16"].map((day) => at("302 2021-22", "Derby County", day));
    expect(derby).toEqual([undefined, 12, 21]);
  });

  it("gives back what a court gave back, however late", () => {
    const porto = ["2008-05-09", "2017-07-04", "2017-07-05"].map((day) => at("385 2007-08", "FC Porto", day));
    expect(porto).toEqual([6, 6, 0]);
  });

  it("names leagues that are here, a source, and days of their seasons", () => {
    const ids = new Set(COMPETITIONS.map(({ id }) => id));
    for (const [key, { source, rows }] of Object.entries(DEDUCTIONS)) {
      const [league = "", season = ""] = key.split(" ");
      const year = Number(season.slice(0, 4));
      const isOfTwoYears = season.includes("-");
      expect(ids).toContain(league);
      expect(source.length).toBeGreaterThan(10);
      for (const { since, points } of rows) {
        expect(since >= (isOfTwoYears ? `${year}-07-01` : `${year}-01-01`), `${key} ${since}`).toBe(true);
        if (points < 0) continue;
        expect(since < (isOfTwoYears ? `${year + 1}-09-01` : `${year + 1}-03-01`), `${key} ${since}`).toBe(true);
      }
    }
  });
});
