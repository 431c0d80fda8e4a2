import { describe, expect, it } from "vitest";
import { DAY, HOUR } from "#contract/time/units";
import { COMPETITIONS, competitionById, teamById } from "../../competitions/world/world.ts";
import type { Fixture } from "../../match/match.ts";
import { checkCalendar } from "./world-check.ts";

const world = { competitions: COMPETITIONS, teamById };
const [england, spain] = ["101", "321"].map((id) => competitionById(id)!.teamIds);
const KICK_OFF = Date.UTC(2026, 9, 17, 14);

const fixture = (fields: Partial<Fixture>): Fixture => ({
  id: "1",
  competitionId: "101",
  season: "2026-27",
  stage: "regular",
  kickOff: KICK_OFF,
  isTimeConfirmed: true,
  homeId: england![0]!,
  awayId: england![1]!,
  source: "simulated",
  ...fields,
});
const faultsOf = (...fixtures: Fixture[]): string[] => checkCalendar(world, fixtures).map(({ fault }) => fault);

describe("what a calendar must not have", () => {
  it("is a team that starts a match within 66 hours of its last", () => {
    const next = { awayId: england![2]!, matchday: 9 };
    expect(faultsOf(fixture({ matchday: 8 }), fixture({ ...next, kickOff: KICK_OFF + 65 * HOUR }))).toEqual(["rest"]);
    expect(faultsOf(fixture({ matchday: 8 }), fixture({ ...next, kickOff: KICK_OFF + 66 * HOUR }))).toEqual([]);
  });

  it("is a round before the one before it", () => {
    const later = fixture({ homeId: england![2]!, awayId: england![3]!, kickOff: KICK_OFF + DAY, matchday: 8 });
    expect(faultsOf(fixture({ matchday: 9 }), later)).toEqual(["order"]);
    const whole = [4, 6].map((at) => fixture({ homeId: england![at]!, awayId: england![at + 1]!, matchday: 9 }));
    expect(faultsOf(fixture({ matchday: 9 }), ...whole, later), "of a round that was cut").toEqual([]);
  });

  it("is a pair that meets in two rounds running", () => {
    const back = { homeId: england![1]!, awayId: england![0]!, kickOff: KICK_OFF + 7 * DAY };
    expect(faultsOf(fixture({ matchday: 8 }), fixture({ ...back, matchday: 9 }))).toEqual(["again"]);
    expect(faultsOf(fixture({ matchday: 8 }), fixture({ ...back, matchday: 10 }))).toEqual([]);
  });

  it("is a pair of one country in a European league phase", () => {
    const european = { competitionId: "103", stage: "league_phase" } as const;
    expect(faultsOf(fixture(european))).toEqual(["compatriots"]);
    expect(faultsOf(fixture({ ...european, awayId: spain![0]! }))).toEqual([]);
  });
});
