import { describe, expect, it, test } from "vitest";
import type { FactByKind, FactKind } from "../../../store/match-fact.ts";
import { readText, rowsOf, seasonsOf } from "../test-reading.ts";
import { minuteIn } from "./clock.ts";
import { EVENTS, match, matchList, PLAYERS } from "./test-files.ts";

describe("a list of matches", () => {
  it("has days, rounds, referees and the ids of other files, and no times: these are in no one zone", () => {
    const text = matchList(match());
    expect(seasonsOf(text)[0]).toMatchObject({
      competition: { name: "FIFA World Cup", isOfNations: true },
      season: "2018",
    });
    const [row] = rowsOf(text).rows;
    expect(row).toMatchObject({
      sourceId: "StatsBomb 8658",
      round: { stage: "final" },
      date: "2018-07-15",
      home: "France",
      away: "Croatia",
      isNeutral: true,
      score: { fullTime: [2, 1] },
      venue: { name: "Stadion Luzhniki" },
      statistics: { referee: "Néstor Fabián Pitana" },
    });
    expect(row?.time).toBeUndefined();
  });

  test.each([
    ["Spain", "La Liga", "2003/2004", "Spain | La Liga", "2003-04"],
    ["Europe", "Champions League", "2018/2019", "UEFA Champions League", "2018-19"],
    ["Europe", "UEFA Euro", "2020", "UEFA Euro", "2020"],
    ["South America", "Copa America", "2024", "Copa America", "2024"],
  ])("of %s, %s %s, is of %s %s", (country_name, competition_name, season_name, name, season) => {
    const text = matchList(match({ competition: { country_name, competition_name }, season: { season_name } }));
    expect(seasonsOf(text)[0]).toMatchObject({ competition: { name }, season });
  });

  it("numbers a league's rounds", () => {
    const text = matchList(match({ competition_stage: { name: "Regular Season" }, match_week: 12 }));
    expect(rowsOf(text).rows[0]?.round).toEqual({ stage: "regular", matchday: 12 });
  });

  it("refuses matches of women, whose teams are not known, and stages that are not", () => {
    const women = match({ home_team: { home_team_name: "Arsenal WFC", home_team_gender: "female" } });
    const odd = match({ competition_stage: { name: "Elimination" } });
    expect(rowsOf(matchList(women, odd)).refused).toMatchObject([
      { index: 0, reason: expect.stringContaining("women") },
      { index: 1, reason: expect.stringContaining("unknown round") },
    ]);
  });
});

const detailsOf = (text: string, name = "8658.json") => {
  const { reading } = readText(text, name);
  if (reading.kind !== "details") throw new Error(`holds ${reading.kind}`);
  return reading.matches[0]!;
};

describe("the events of a match", () => {
  const { sourceId, factsOf } = detailsOf(EVENTS, "data/events/8658.json");
  const facts = factsOf("France", "Croatia");
  const fact = <Kind extends FactKind>(kind: Kind) => {
    if ("reason" in facts) throw new Error(facts.reason);
    return facts.find((one) => one.kind === kind)?.fact as FactByKind[Kind];
  };

  it("are those of the match that names the file", () => {
    expect(sourceId).toBe("StatsBomb 8658");
    expect(factsOf("France", "Brazil")).toEqual({ reason: expect.stringContaining("not of France and Brazil") });
    expect(() => readText(EVENTS, "events.json")).toThrow("not named by the id of a match");
  });

  it("give goals, own goals to the side that gains them", () => {
    expect(fact("goals")).toEqual([
      { side: "home", minute: 18, player: "Croatia 11", isOwnGoal: true },
      { side: "away", minute: 28, player: "Croatia 10" },
      { side: "home", minute: 65, player: "France 8" },
    ]);
  });

  it("give cards, substitutions and missed penalties", () => {
    expect(fact("cards")).toMatchObject([
      { type: "YELLOW", side: "home", minute: 41, player: { name: "N'Golo Kanté" } },
    ]);
    expect(fact("substitutions")).toMatchObject([
      { type: "SUBST", minute: 55, player: { name: "France 7" }, other: { name: "Steven Mike Nzonzi" } },
    ]);
    expect(fact("kicks")).toMatchObject([{ type: "PEN_MISS", side: "away", minute: 90, added: 2 }]);
  });

  it("give line-ups in rows of the formation, each from the own left", () => {
    const { home, away } = fact("line_ups");
    expect(home?.formation).toBe("4-4-2");
    const rows = (line: typeof home) => Object.values(Object.groupBy(line!.starters, ({ row }) => row!));
    expect(rows(home).map((row) => row!.map(({ number }) => number))).toEqual([
      [1],
      [5, 4, 3, 2],
      [9, 7, 6, 8],
      [11, 10],
    ]);
    expect(rows(away).map((row) => row!.length)).toEqual([1, 4, 3, 3]);
    expect(rows(away)[3]!.map(({ role }) => role)).toEqual(["F", "F", "F"]);
    expect(home?.bench).toMatchObject([{ name: "Steven Mike Nzonzi", role: "M" }]);
  });

  it("are counted by side", () => {
    expect(fact("statistics")).toMatchObject({
      shots: [2, 2],
      shotsOnTarget: [2, 2],
      xg: [0.17, 0.82],
      corners: [1, 0],
      passes: [3, 0],
      passAccuracy: [67, 0],
      yellowCards: [1, 0],
      fouls: [1, 0],
      substitutions: [1, 0],
    });
  });
});

test("the players of a match have the names that they are known by, and numbers", () => {
  const facts = detailsOf(PLAYERS).factsOf("France", "Croatia");
  expect(facts).toEqual([
    {
      kind: "shirts",
      fact: { "Steven Mike Nzonzi": { name: "Steven Nzonzi", number: 15 }, "France 8": { number: 10 } },
    },
  ]);
});

test.each([
  [1, 0, { minute: 1 }],
  [1, 45, { minute: 45, addedMinute: 1 }],
  [2, 45, { minute: 46 }],
  [2, 93, { minute: 90, addedMinute: 4 }],
  [3, 104, { minute: 105 }],
  [4, 121, { minute: 120, addedMinute: 2 }],
])("period %i, minute %i of the file", (period, minute, expected) => {
  expect(minuteIn({ period, minute })).toEqual(expected);
});
