import { describe, expect, it } from "vitest";
import { phaseGroup } from "#contract/status";
import { createEngine } from "../engine/engine.ts";
import { COMPETITIONS, teamById } from "../world/world.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const FROM = Date.UTC(2026, 10, 16);
const DAYS = 7;

const competitions = COMPETITIONS.filter(({ sport }) => sport === "basketball");
const engine = createEngine({ competitions, teamById });

describe("the world's basketball", () => {
  it("is live at most hours of an ordinary week, and on every day", () => {
    let live = 0;
    for (let instant = FROM; instant < FROM + DAYS * DAY; instant += HOUR) {
      const recent = engine.between(instant - 4 * HOUR, instant + 1, instant);
      if (recent.some((fixture) => phaseGroup(engine.stateAt(fixture, instant).phase) === "live")) live += 1;
    }
    expect(live / (24 * DAYS)).toBeGreaterThan(0.75);
    for (let day = FROM; day < FROM + DAYS * DAY; day += DAY) {
      expect(engine.between(day, day + DAY, FROM).length).toBeGreaterThan(10);
    }
  });

  // Before the first game is played only the calendar is worked out, which has to have room for all rounds.
  it.each(competitions)("has room for every season of $names.en", ({ id, calendar, format }) => {
    if (!calendar || format.kind === "recorded") return;
    const isOverNewYear = calendar.end < calendar.start;
    for (let year = 2012; year <= 2032; year++) {
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
