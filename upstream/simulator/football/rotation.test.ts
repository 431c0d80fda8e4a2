import { describe, expect, it, test } from "vitest";
import { DAY } from "#contract/time/units";
import { COMPETITIONS, teamById } from "../../competitions/world/world.ts";
import type { Fixture } from "../../match/match.ts";
import { WORLD_ENGINE as engine } from "../engine/test-world-engine.ts";
import { PEOPLE } from "./progress.ts";
import { reserveShare } from "./rotation.ts";
import { officialSheets } from "./sheets.ts";

const [CITY, ARSENAL, BURNLEY, STOCKPORT] = ["20113", "20101", "20106", "20171"] as const;
const idOf = (key: string): string => COMPETITIONS.find((one) => one.key === key)!.id;

const fixtureIn = (key: string, stage: Fixture["stage"]): Fixture => ({
  id: "1",
  competitionId: idOf(key),
  season: "2026-27",
  stage,
  kickOff: 0,
  isTimeConfirmed: true,
  homeId: CITY,
  awayId: ARSENAL,
  source: "simulated",
});

describe("reserves come first", () => {
  test.each([
    ["never in a league", "premier-league", "regular", CITY, BURNLEY, 0],
    ["in a cup against a much weaker club", "efl-cup", "round_of_32", CITY, STOCKPORT, 1.25],
    ["half as much against an equal", "efl-cup", "round_of_32", CITY, CITY, 0.625],
    ["never against a much stronger one", "efl-cup", "round_of_32", STOCKPORT, CITY, 0],
    ["less in a semi-final", "fa-cup", "semi_final", CITY, STOCKPORT, 0.3],
    ["never in a final", "fa-cup", "final", CITY, STOCKPORT, 0],
    ["a little in a league phase", "champions-league", "league_phase", CITY, STOCKPORT, 0.25],
    ["never in its knockout rounds", "champions-league", "quarter_final", CITY, STOCKPORT, 0],
  ] as const)("%s", (_, key, stage, team, opponent, share) => {
    const request = { fixture: fixtureIn(key, stage), team: teamById(team)!, opponent: teamById(opponent)! };
    expect(reserveShare(request)).toBeCloseTo(share, 2);
  });
});

/** Starters of a club's matches in 2026-27, in order. */
function elevensOf(teamId: string) {
  const [from, to] = [Date.UTC(2026, 7, 14), Date.UTC(2027, 5, 1)];
  const fixtures = engine.between(from, to, to).filter(({ homeId, awayId }) => homeId === teamId || awayId === teamId);
  return fixtures.map((fixture) => {
    const teams = { home: teamById(fixture.homeId)!, away: teamById(fixture.awayId)! };
    const { men } = officialSheets(fixture, teams, PEOPLE)[fixture.homeId === teamId ? "home" : "away"];
    return { fixture, starters: men.slice(0, 11).map(({ member }) => member.player.id) };
  });
}

describe.each([
  ["Manchester City", CITY],
  ["Arsenal", ARSENAL],
])("the line-ups of %s in a season", (_, id) => {
  const elevens = elevensOf(id);
  const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
  const pairs = elevens.slice(1).map(({ fixture, starters }, index) => {
    const before = elevens[index]!;
    return {
      competitions: [before.fixture.competitionId, fixture.competitionId],
      days: (fixture.kickOff - before.fixture.kickOff) / DAY,
      same: starters.filter((one) => before.starters.includes(one)).length,
    };
  });
  const sameIn = (key: string, isMeant: (days: number) => boolean): number =>
    mean(
      pairs
        .filter(({ competitions, days }) => competitions.includes(idOf(key)) && isMeant(days))
        .map(({ same }) => same),
    );

  it("keep eight or nine of eleven from weekend to weekend", () => {
    const weekly = pairs.filter(({ competitions, days }) => new Set(competitions).size === 1 && days >= 5);
    expect(mean(weekly.map(({ same }) => same))).toBeGreaterThan(7.5);
    expect(mean(weekly.map(({ same }) => same))).toBeLessThan(9.6);
  });

  it("change some for a European week, and half of them for a cup", () => {
    expect(sameIn("champions-league", (days) => days < 5)).toBeGreaterThan(6.5);
    expect(sameIn("champions-league", (days) => days < 5)).toBeLessThan(8.8);
    expect(sameIn("efl-cup", (days) => days < 5)).toBeLessThan(7);
  });

  it("give nobody every match, and twenty players a start", () => {
    const starts = new Map<string, number>();
    for (const one of elevens.flatMap(({ starters }) => starters)) starts.set(one, (starts.get(one) ?? 0) + 1);
    const sorted = [...starts.values()].sort((one, other) => other - one);
    expect(sorted[1]! / elevens.length).toBeLessThan(0.97);
    expect(sorted[1]! / elevens.length).toBeGreaterThan(0.75);
    expect(sorted.length).toBeGreaterThanOrEqual(20);
  });
});
