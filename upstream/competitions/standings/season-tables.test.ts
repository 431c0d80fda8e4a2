import { describe, expect, it } from "vitest";
import type { Phase } from "#contract/domain/status";
import { DEFAULT_RULES } from "../../data/standings/rules/leagues.ts";
import type { Fixture, MatchAt } from "../../match/match.ts";
import { competitionById, competitionByName } from "../world/world.ts";
import { rulesOf } from "./competition-rules.ts";
import { deductionsAt } from "./deductions.ts";
import { seasonTables } from "./season-tables.ts";

const match = (homeId: string, awayId: string, fields: Partial<Fixture> = {}, phase: Phase = "FULL_TIME"): MatchAt => ({
  fixture: {
    id: `${homeId}${awayId}`,
    competitionId: "1",
    season: "2025",
    stage: "regular",
    kickOff: 0,
    isTimeConfirmed: true,
    homeId,
    awayId,
    source: "imported",
    ...fields,
  },
  state: { phase, score: [2, 1], fullTime: [1, 1], reds: [0, 0], goals: [], seq: 0, updatedAt: 0 },
});

const tablesOf = (matches: MatchAt[]) =>
  seasonTables(matches, {
    competition: { id: "1", sport: "football", format: { kind: "league", times: 2 } },
    season: "2025",
    source: "imported",
    ruleSet: DEFAULT_RULES,
    deductions: {},
  });

describe("seasonTables", () => {
  it("leaves play-offs out of a league's table", () => {
    const { format, tables } = tablesOf([match("a", "b"), match("c", "d", { stage: "semi_final" })]);
    expect(format).toBe("league");
    expect(tables).toHaveLength(1);
    expect(tables[0]?.rows.map(({ teamId }) => teamId)).toEqual(["a", "b"]);
  });

  it("counts the score after 90 minutes of finished and awarded matches only", () => {
    const played = [
      match("a", "b"),
      match("b", "a", {}, "SECOND_HALF"),
      match("a", "c", {}, "AWARDED"),
      match("c", "a", {}, "ABANDONED"),
    ];
    const [table] = tablesOf(played).tables;
    expect(table?.rows.find(({ teamId }) => teamId === "a")).toMatchObject({ played: 2, drawn: 2, points: 2 });
  });

  it("makes a table a group, by letter or by who meets whom", () => {
    const named = [match("a", "b", { stage: "group", group: "B" }), match("c", "d", { stage: "group", group: "A" })];
    expect(tablesOf(named).tables.map(({ group }) => group)).toEqual(["A", "B"]);
    const unnamed = ["ab", "cd", "bc", "ef"].map(([home, away]) => match(home!, away!, { stage: "group" }));
    const { format, tables } = tablesOf(unnamed);
    expect(format).toBe("groups");
    expect(
      tables.map(({ rows }) =>
        rows
          .map(({ teamId }) => teamId)
          .sort()
          .join(""),
      ),
    ).toEqual(["abcd", "ef"]);
  });

  it("has no table for a cup", () => {
    expect(tablesOf([match("a", "b", { stage: "round_of_16" })]).tables).toEqual([]);
  });
});

describe("rulesOf", () => {
  it.each([
    ["English Premier League", "2024-25", "eng-pl"],
    ["Primera División de España", "2024-25", "esp-liga"],
    ["Deutsche Bundesliga", "2024-25", "ger-bundesliga"],
    ["Italian Serie A", "2024-25", "ita-a"],
    ["French Ligue 1", "2024-25", "fra-ligue-1-to-2025"],
    ["French Ligue 1", "2025-26", "fra-ligue-1"],
    ["Portuguese Primeira Liga", "2024-25", "por-liga"],
    ["Brasileiro Série A", "2025", "bra-serie-a"],
    ["UEFA Champions League", "2024-25", "uefa-league-phase-2024"],
    ["World Cup", "2022", "fifa-wc-to-2022"],
    ["World Cup", "2026", "fifa-wc-2026"],
    ["English Championship", "2024-25", "default"],
  ])("gives %s %s the rules %s", (name, season, id) => {
    expect(rulesOf(competitionByName(name)!, season).id).toBe(id);
  });
});

describe("rulesOf a basketball competition", () => {
  it.each([
    ["8001", undefined, "nba"],
    ["8001", "imported", "nba"],
    ["82", "recorded", "uefa-euro"],
    ["83", "recorded", "conmebol-copa-america"],
    ["8001", "simulated", "played-league"],
    ["8010", "imported", "euroleague"],
    ["8020", "imported", "fiba-group"],
  ] as const)("gives %s from %s the rules %s", (id, source, rules) => {
    expect(rulesOf(competitionById(id)!, "2025-26", source).id).toBe(rules);
  });
});

it("the rules of a competition that an import brought are the default", () => {
  const brought = { id: "5000", sport: "football", names: { en: "Kreisliga" }, format: { kind: "recorded" } } as const;
  expect(rulesOf(brought, "2024-25").id).toBe("default");
});

describe("deductionsAt", () => {
  const teams = [
    { id: "1", name: "Everton" },
    { id: "2", name: "Nottingham Forest" },
  ];
  it.each([
    ["2023-11-16", {}],
    ["2023-11-18", { 1: 10 }],
    ["2024-02-27", { 1: 6 }],
    ["2024-05-19", { 1: 8, 2: 4 }],
  ])("knows on %s what had been decided", (date, expected) => {
    expect(deductionsAt("101", "2023-24", teams, Date.parse(date))).toEqual(expected);
  });

  it.each([
    ["302", "EFL Championship"],
    ["341", "Serie A"],
    ["381", "Eredivisie"],
  ])("goes by the id %s of the %s", (id, name) => {
    expect(competitionById(id)?.names.en).toBe(name);
  });
});
