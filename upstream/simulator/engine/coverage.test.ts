import { describe, expect, it } from "vitest";
import { phaseGroup } from "#contract/domain/status";
import { DAY, HOUR } from "#contract/time/units";
import { COMPETITIONS } from "../../competitions/world/world.ts";
import { sampleOf } from "../../test-sweep.ts";
import { WORLD_ENGINE as engine } from "./test-world-engine.ts";

const FROM = Date.UTC(2026, 9, 1);
const TO = Date.UTC(2026, 11, 1);
const SATURDAY = 6;
const TUESDAY = 2;

/** Every match of October and November, in order, with a day on both sides for time zones. */
const MATCHES = engine.between(FROM - DAY, TO + DAY, TO + DAY);
const kickingOff = (from: number, to: number) => MATCHES.filter(({ kickOff }) => kickOff >= from && kickOff < to);

/** Number of matches on each such weekday in October and November 2026, with days of the zone. */
function countsOf(weekday: number, zoneHours: number): number[] {
  const counts: number[] = [];
  for (let day = FROM; day < TO; day += DAY) {
    const start = day - zoneHours * HOUR;
    if (new Date(day).getUTCDay() === weekday) counts.push(kickingOff(start, start + DAY).length);
  }
  return counts;
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

describe("the world's matches", () => {
  it.each([
    ["Saturday", SATURDAY, 450, 600],
    ["Tuesday", TUESDAY, 180, 260],
  ])("make an ordinary %s", (_, weekday, fewest, most) => {
    for (const zoneHours of [0, 7]) {
      const counts = countsOf(weekday, zoneHours);
      expect(mean(counts)).toBeGreaterThanOrEqual(fewest);
      expect(mean(counts)).toBeLessThanOrEqual(most);
      // First divisions pause for national teams; reserves, youth and second divisions go on.
      expect(Math.min(...counts)).toBeGreaterThan(0.65 * fewest);
    }
  });

  it("are live somewhere at every full hour", () => {
    const silent: string[] = [];
    for (let instant = FROM; instant < TO; instant += HOUR) {
      // The one that began last is the likeliest.
      const recent = kickingOff(instant - 4 * HOUR, instant + 1).reverse();
      const isAnyLive = recent.some((fixture) => phaseGroup(engine.stateAt(fixture, instant).phase) === "live");
      if (!isAnyLive) silent.push(new Date(instant).toISOString());
    }
    expect(silent).toEqual([]);
  });

  it("name two teams of their competition each", () => {
    const teams = new Map(COMPETITIONS.map(({ id, teamIds }) => [id, new Set(teamIds)]));
    for (const { competitionId, homeId, awayId } of kickingOff(FROM, FROM + 14 * DAY)) {
      expect(teams.get(competitionId)!.has(homeId) && teams.get(competitionId)!.has(awayId)).toBe(true);
    }
  });

  it("can be numbered: every season of every competition has an id for each match", () => {
    for (const { id, calendar, format } of sampleOf(COMPETITIONS, 5)) {
      if (!calendar || format.kind === "recorded") continue;
      const label = calendar.end < calendar.start ? "2026-27" : "2026";
      expect(engine.season(id, label, Date.UTC(2029, 0, 1)).length).toBeGreaterThan(0);
    }
  });
});
