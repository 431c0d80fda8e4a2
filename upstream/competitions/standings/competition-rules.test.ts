import { describe, expect, test } from "vitest";
import { countsPoints } from "../../data/standings/rules/rule-set.ts";
import { competitionById } from "../world/world.ts";
import { rulesOf } from "./competition-rules.ts";
import { rankTeams } from "./rank-teams.ts";
import type { CountedMatch } from "./tally.ts";

const winIn = (competitionId: string, season: string): number =>
  rulesOf(competitionById(competitionId)!, season).points[0];

describe("what a win is worth", () => {
  test.each([
    ["a league of England", "101", "1980-81", "1981-82"],
    ["the Bundesliga", "331", "1994-95", "1995-96"],
    ["Serie A", "341", "1993-94", "1994-95"],
    ["the World Cup", "75", "1990", "1994"],
    ["Brazil's league, which is played within a year", "401", "1994", "1995"],
    ["Spain's league", "321", "1994-95", "1995-96"],
    ["Scotland's", "311", "1993-94", "1994-95"],
    ["Romania's", "249", "1993-94", "1994-95"],
    ["Iceland's", "231", "1983", "1984"],
  ])("changes in %s from two points to three", (_what, id, last, first) => {
    expect([winIn(id, last), winIn(id, first), winIn(id, "2025-26")]).toEqual([2, 3, 3]);
  });

  test("was three for one year in France before it stayed so", () => {
    expect(["1987-88", "1988-89", "1989-90", "1994-95"].map((season) => winIn("351", season))).toEqual([2, 3, 2, 3]);
  });

  test("is three wherever nothing else is known, and follows the name of a tournament that an import added", () => {
    expect(winIn("461", "1996-97")).toBe(3);
    const euro = { ...competitionById("75")!, id: "5003", names: { en: "UEFA Euro" } };
    expect(["1992", "1996"].map((season) => rulesOf(euro, season).points[0])).toEqual([2, 3]);
    const copa = { ...euro, id: "5004", names: { en: "Copa América" } };
    expect(["1993", "1995"].map((season) => rulesOf(copa, season).points[0])).toEqual([2, 3]);
  });
});

describe("level clubs", () => {
  const played = (homeId: string, awayId: string, score: readonly [number, number]): CountedMatch => ({
    homeId,
    awayId,
    score,
    kickOff: 0,
  });

  test("of Vietnam's league went by their meetings until 2019, and by goals since", () => {
    const matches = [played("1", "2", [1, 0]), played("2", "3", [5, 0]), played("3", "1", [1, 0])];
    const first = (season: string) => {
      const ruleSet = rulesOf(competitionById("766")!, season);
      return rankTeams({ teamIds: ["1", "2"], among: ["1", "2", "3"], matches, ruleSet })[0]?.teamId;
    };
    expect([first("2019"), first("2020")]).toEqual(["1", "2"]);
  });
});

describe("points in a table of basketball", () => {
  const pointsOf = (id: string) => {
    const { points, ...rules } = rulesOf(competitionById(id)!, "2026-27", "simulated");
    return countsPoints(rules) ? points.slice(0, 3) : undefined;
  };

  test.each([
    ["the NBA", "8001"],
    ["the WNBA", "8002"],
    ["the EuroLeague", "8010"],
    ["the EuroCup", "8011"],
    ["Spain", "8020"],
    ["France", "8023"],
    ["Japan", "8031"],
    ["Korea", "8032"],
    ["Australia", "8035"],
    ["Brazil", "8050"],
  ])("are none in %s, where wins or their percentage rank", (_where, id) => {
    expect(pointsOf(id)).toBeUndefined();
  });

  test.each([
    ["Germany", "8021", [2, 0, 0]],
    ["Italy", "8022", [2, 0, 0]],
    ["Turkey", "8024", [2, 1, 1]],
    ["Greece", "8025", [2, 1, 1]],
    ["China", "8030", [2, 1, 1]],
  ])("of %s", (_where, id, points) => {
    expect(pointsOf(id)).toEqual(points);
  });
});

test("group A of the World Cup of 1990 has the points of its day", () => {
  const played = (homeId: string, awayId: string, home: number, away: number): CountedMatch => ({
    homeId,
    awayId,
    score: [home, away],
    kickOff: 0,
  });
  const rows = rankTeams({
    teamIds: ["Italy", "Austria", "United States", "Czechoslovakia"],
    matches: [
      played("Italy", "Austria", 1, 0),
      played("United States", "Czechoslovakia", 1, 5),
      played("Italy", "United States", 1, 0),
      played("Austria", "Czechoslovakia", 0, 1),
      played("Italy", "Czechoslovakia", 2, 0),
      played("Austria", "United States", 2, 1),
    ],
    ruleSet: rulesOf(competitionById("75")!, "1990"),
    deductions: {},
    isComplete: true,
    meetings: 1,
    borders: [],
  });
  expect(rows.map(({ teamId, points }) => [teamId, points])).toEqual([
    ["Italy", 6],
    ["Czechoslovakia", 4],
    ["Austria", 2],
    ["United States", 0],
  ]);
});
