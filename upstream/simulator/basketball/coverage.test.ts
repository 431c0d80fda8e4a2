import { describe, expect, it } from "vitest";
import { phaseGroup } from "#contract/domain/status";
import { DAY, HOUR } from "#contract/time/units";
import { COMPETITIONS } from "../../competitions/world/world.ts";
import { sampleOf } from "../../test-sweep.ts";
import { BASKETBALL_ENGINE as engine } from "../engine/test-world-engine.ts";

const FROM = Date.UTC(2026, 10, 16);
const DAYS = 7;

/** Includes every weekday for the first of January, and leap years. */
const YEARS = Array.from({ length: 21 }, (_, index) => 2012 + index);

const competitions = COMPETITIONS.filter(({ sport }) => sport === "basketball");

describe("the world's basketball", () => {
  it("is live in half the hours of an ordinary week, and on every day", () => {
    const week = engine.between(FROM - DAY, FROM + DAYS * DAY, FROM + DAYS * DAY);
    const kickingOff = (from: number, to: number) => week.filter(({ kickOff }) => kickOff >= from && kickOff < to);
    let live = 0;
    for (let instant = FROM; instant < FROM + DAYS * DAY; instant += HOUR) {
      const recent = kickingOff(instant - 4 * HOUR, instant + 1).reverse();
      if (recent.some((fixture) => phaseGroup(engine.stateAt(fixture, instant).phase) === "live")) live += 1;
    }
    expect(live / (24 * DAYS)).toBeGreaterThan(0.5);
    for (let day = FROM; day < FROM + DAYS * DAY; day += DAY) {
      expect(kickingOff(day, day + DAY).length).toBeGreaterThanOrEqual(3);
    }
  });

  // Before its first game is played only a season's calendar is computed, which must fit all rounds.
  it.each(competitions)("holds every season of $names.en", ({ id, calendar, format }) => {
    if (!calendar || format.kind === "recorded") return;
    const isOverNewYear = calendar.end < calendar.start;
    for (const year of sampleOf(YEARS, 4)) {
      const label = isOverNewYear ? `${year}-${String((year + 1) % 100).padStart(2, "0")}` : String(year);
      expect(engine.season(id, label, Date.UTC(2012, 0, 1)).length).toBeGreaterThan(0);
    }
  });

  it("has a table of rules for each competition that is played", () => {
    for (const { basketball, format, key } of competitions) {
      if (format.kind !== "recorded") expect(basketball, key).toBeDefined();
    }
  });
});
