import { describe, expect, it } from "vitest";
import { seasonTables } from "../competitions/standings/season-tables.ts";
import { WORLD_CUP_RULES } from "../data/standings/rules/cups.ts";
import { UNSAID } from "../store/load-statements.ts";
import { buildFixture } from "../store/match-row.ts";
import type { MatchRow } from "../store/schema.ts";
import { storedStateAt } from "../store/stored-state.ts";
import { recordedLoad } from "./recorded-season.ts";
import { RECORDED_SEASONS, seedSql } from "./seed.ts";

const load = recordedLoad(RECORDED_SEASONS[0]!, (name) => name);
const UNKNOWN_FIELDS = { ...UNSAID, openDraw: null };
const rows: MatchRow[] = load.matches.map((match) => ({ ...UNKNOWN_FIELDS, ...match, revision: 1, changedAt: 0 }));
const seasonAt = (instant: number) =>
  rows.map((row) => ({ fixture: buildFixture(row, "recorded"), state: storedStateAt(row, instant) }));
const tablesOf = (matches: ReturnType<typeof seasonAt>) =>
  seasonTables(matches, {
    competition: { id: "75", sport: "football", format: { kind: "recorded" } },
    season: "2022",
    source: "recorded",
    ruleSet: WORLD_CUP_RULES,
    deductions: {},
  });
const matchOf = (home: string, away: string): MatchRow =>
  rows.find(({ homeId, awayId }) => homeId === home && awayId === away)!;

describe("World Cup 2022", () => {
  it("has 64 matches, 48 of them in eight groups, with an id each", () => {
    const stages = Object.groupBy(rows, ({ stage }) => stage);
    expect(Object.fromEntries(Object.entries(stages).map(([stage, matches]) => [stage, matches.length]))).toEqual({
      group: 48,
      round_of_16: 8,
      quarter_final: 4,
      semi_final: 2,
      third_place: 1,
      final: 1,
    });
    expect(new Set(rows.map(({ id }) => id)).size).toBe(64);
  });

  it("kicks off at the hours of the tournament, in UTC", () => {
    const hours = new Set(rows.map(({ kickOff }) => new Date(kickOff).toISOString().slice(11, 16)));
    expect([...hours].sort()).toEqual(["10:00", "13:00", "15:00", "16:00", "19:00"]);
    expect(new Date(matchOf("Argentina", "France").kickOff).toISOString()).toBe("2022-12-18T15:00:00.000Z");
  });

  it.each(rows.map((row) => [`${row.homeId} v ${row.awayId}`, row] as const))("adds up: %s", (_, row) => {
    const until = (minute: number) =>
      (["home", "away"] as const).map(
        (side) => row.goals!.filter((goal) => goal.side === side && goal.minute <= minute).length,
      );
    expect(until(45)).toEqual(row.halfTime);
    expect(until(90)).toEqual(row.fullTime);
    expect(until(120)).toEqual(row.extraTime ?? row.fullTime);
    expect(row.shootout === null).toBe(row.extraTime === null);
  });

  it("has 172 goals", () => {
    expect(rows.flatMap(({ goals }) => goals ?? [])).toHaveLength(172);
  });

  it("ends its groups as it did", () => {
    const { format, tables } = tablesOf(seasonAt(Date.parse("2022-12-03T00:00:00Z")));
    expect(format).toBe("groups");
    expect(tables.map(({ group, rows: table }) => [group, ...table.slice(0, 2).map(({ teamId }) => teamId)])).toEqual([
      ["A", "Netherlands", "Senegal"],
      ["B", "England", "USA"],
      ["C", "Argentina", "Poland"],
      ["D", "France", "Australia"],
      ["E", "Japan", "Spain"],
      ["F", "Morocco", "Croatia"],
      ["G", "Brazil", "Switzerland"],
      ["H", "Portugal", "South Korea"],
    ]);
  });

  it("stands on 25 November 2022 at noon as it stood then", () => {
    const noon = Date.parse("2022-11-25T12:00:00Z");
    const ofDay = seasonAt(noon).filter(({ fixture }) =>
      new Date(fixture.kickOff).toISOString().startsWith("2022-11-25"),
    );
    expect(ofDay.map(({ fixture, state }) => [fixture.homeId, state.phase, state.score])).toEqual([
      ["Wales", "SECOND_HALF", [0, 2]],
      ["Qatar", "SCHEDULED", undefined],
      ["Netherlands", "SCHEDULED", undefined],
      ["England", "SCHEDULED", undefined],
    ]);
    const groupB = seasonAt(noon).filter(({ fixture }) => fixture.group === "B");
    const { tables } = tablesOf(groupB);
    expect(tables[0]?.rows.map(({ teamId, played, points }) => [teamId, played, points])).toEqual([
      ["England", 1, 3],
      ["USA", 1, 1],
      ["Wales", 1, 1],
      ["Iran", 1, 0],
    ]);
  });

  it("has a champion", () => {
    const state = storedStateAt(matchOf("Argentina", "France"), Date.parse("2022-12-19T00:00:00Z"));
    expect(state).toMatchObject({ phase: "AFTER_PENS", score: [3, 3], shootout: [4, 2], winner: "home" });
  });
});

describe("seedSql", () => {
  it("keeps every statement within what D1 takes", () => {
    const statements = seedSql((name) => name).split(";\n");
    expect(Math.max(...statements.map((statement) => statement.length))).toBeLessThan(100_000);
  });

  it("finds every team in the world", () => {
    expect(seedSql()).toContain("World Cup 2022");
  });

  it("does not invent a team that the world lacks", () => {
    expect(() => seedSql(() => undefined)).toThrow("the world has no team");
  });
});
