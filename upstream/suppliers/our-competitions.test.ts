import { describe, expect, it } from "vitest";
import { WORLD_NAMES } from "../competitions/world/world-names.ts";
import type { CompetitionFacts } from "./facts.ts";
import { ourCompetitions, readWanted } from "./our-competitions.ts";
import { readRound } from "./read-round.ts";

const theirs = (
  id: string,
  name: string,
  country: string | undefined,
  kind: "league" | "cup" = "league",
): CompetitionFacts => ({
  id,
  name,
  sport: "football",
  kind,
  ...(country !== undefined && { country }),
  season: 2026,
  from: Date.parse("2026-08-01"),
  to: Date.parse("2027-05-31"),
  coverage: { events: true, lineUps: true, statistics: true, prices: true, table: true },
});

const found = (listed: readonly CompetitionFacts[], wanted = "") =>
  ourCompetitions(listed, readWanted(wanted, "api-football"), WORLD_NAMES).map(
    ({ entry, season }) => `${entry.names.en} ${season}`,
  );

describe("basketball competitions", () => {
  const game = (id: string, name: string, country: string | undefined): CompetitionFacts => {
    const { kind: _, ...rest } = theirs(id, name, country);
    return { ...rest, sport: "basketball" };
  };

  it.each([
    ["NBA", "USA", "NBA 2026-27"],
    ["NBA W", "USA", "WNBA 2026"],
    ["Euroleague", undefined, "EuroLeague 2026-27"],
    ["NBB", "Brazil", "NBB 2026-27"],
    ["CBA", "China", "CBA 2026-27"],
    ["B League", "Japan", "B.League 2026-27"],
    ["ACB", "Spain", "Liga ACB 2026-27"],
  ] as const)("%s of %s is ours by its country and name", (name, country, ours) => {
    const all = "8001,8002,8010,8020,8030,8031,8050";
    expect(found([game("1", name, country)], all)).toEqual([ours]);
  });

  it("are not mixed up with football of the same id", () => {
    expect(found([game("39", "Elsewhere", "Peru")], "101=39")).toEqual([]);
  });
});

describe("competitions", () => {
  it.each([
    ["Premier League", "England", "league", "Premier League 2026-27"],
    ["Serie A", "Italy", "league", "Serie A 2026-27"],
    ["Serie A", "Brazil", "league", "Brasileirão Série A 2026"],
    ["Serie B", "Brazil", "league", "Brasileirão Série B 2026"],
    ["Thai League 1", "Thailand", "league", "Thai League 1 2026-27"],
    ["V.League 1", "Vietnam", "league", "V.League 1 2026-27"],
    ["C-League", "Cambodia", "league", "Cambodian Premier League 2026-27"],
    ["K League 1", "South-Korea", "league", "K League 1 2026"],
    ["UEFA Champions League", undefined, "cup", "UEFA Champions League 2026-27"],
    ["CONMEBOL Libertadores", undefined, "cup", "Copa Libertadores 2026"],
  ] as const)("%s of %s is ours by its country and name", (name, country, kind, ours) => {
    expect(found([theirs("1", name, country, kind)])).toEqual([ours]);
  });

  it("of other countries and kinds are not mixed up with those of the same name", () => {
    expect(found([theirs("1", "Premier League", "Russia")], "101")).toEqual([]);
    expect(found([theirs("1", "Premier League", undefined)], "101")).toEqual([]);
    expect(found([theirs("1", "Premier League", "England", "cup")], "101")).toEqual([]);
  });

  it("are those that an operator names, with the supplier's id where names do not settle it", () => {
    const listed = [
      theirs("39", "Premier League", "England"),
      theirs("135", "Serie A", "Italy"),
      theirs("9", "Elsewhere", "Peru"),
    ];
    expect(found(listed, "101")).toEqual(["Premier League 2026-27"]);
    expect(found(listed, "101, 341=9")).toEqual(["Premier League 2026-27", "Serie A 2026-27"]);
    expect(found(listed, "341=api-football:9")).toEqual(["Serie A 2026-27"]);
    expect(found(listed, "341=football-data:9")).toEqual(["Serie A 2026-27"]);
  });
});

it.each([
  ["Regular Season - 30", "league", { stage: "regular", matchday: 30 }],
  ["Apertura - 15", "league", { stage: "regular", matchday: 15 }],
  ["Clausura - Semi-finals", "league", { stage: "playoff" }],
  ["Relegation Round", "league", { stage: "regular" }],
  ["League Stage - 5", "cup", { stage: "league_phase", matchday: 5 }],
  ["Group Stage - 2", "cup", { stage: "group", matchday: 2 }],
  ["Group A - 3", "cup", { stage: "group", group: "A", matchday: 3 }],
  ["3rd Round", "cup", { stage: "qualifying" }],
  ["2nd Qualifying Round", "cup", { stage: "qualifying" }],
  ["Round of 16", "cup", { stage: "round_of_16" }],
  ["Quarter-finals", "cup", { stage: "quarter_final" }],
  ["Final", "cup", { stage: "final" }],
  ["", "league", { stage: "regular" }],
] as const)("the round %s of a %s", (text, kind, round) => {
  expect(readRound(text, kind)).toEqual(round);
});
