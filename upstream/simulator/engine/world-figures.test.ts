import { describe, expect, it } from "vitest";
import { DAY } from "#contract/time/units";
import { COMPETITIONS, competitionById, teamById } from "../../competitions/world/world.ts";
import { IS_SWEEP, sampleOf } from "../../test-sweep.ts";
import { calendarFaults } from "./test-calendar-faults.ts";
import { BASKETBALL_ENGINE, WORLD_ENGINE as engine } from "./test-world-engine.ts";
import { checkCalendar } from "./world-check.ts";

const YEARS = IS_SWEEP ? [2023, 2024, 2025, 2026, 2027, 2028] : [2026];
/** Their leagues and cups, with the continental ones that these make room for. */
const COUNTRIES = sampleOf(["GB-ENG", "BR", "TH", "DE", "ES", "IT", "PT", "FR", "NL", "SA", "JP", "AR", "VN"], 6);

describe("a year of simulated football", () => {
  it.each(COUNTRIES.flatMap((country) => YEARS.map((year) => [country, year] as const)))(
    "gives the clubs of %s in %i rest between their matches, but for a few",
    (country, year) => {
      const faults = calendarFaults(year, country);
      expect(faults.get("rest") ?? 0).toBeLessThanOrEqual(24);
      expect([...faults.keys()].filter((fault) => fault !== "rest")).toEqual([]);
    },
  );
});

describe("a year of simulated basketball", () => {
  it("gives teams 40 hours between games, those of the NBA 20, before the play-offs", () => {
    const from = Date.UTC(2026, 6, 1);
    const fixtures = BASKETBALL_ENGINE.between(from, from + 365 * DAY, from);
    expect(fixtures.length).toBeGreaterThan(6_000);
    expect(checkCalendar({ competitions: COMPETITIONS, teamById }, fixtures).map(({ text }) => text)).toEqual([]);
  });
});

describe("the cups of England", () => {
  const monthsOf = (id: string): string[] => {
    const matches = engine.season(id, "2026-27", Date.UTC(2028, 0, 1));
    const byRound = Map.groupBy(matches, ({ kickOff }) => Math.floor(kickOff / (4 * DAY)));
    return [...byRound.values()].map((all) => {
      const month = new Date(all[0]!.kickOff).toLocaleString("en", { month: "short", timeZone: "UTC" });
      return `${month} ${all.length}`;
    });
  };

  it("have the rounds of their months, in which the first division enters the third of the FA Cup", () => {
    expect(monthsOf("307")).toEqual(["Nov 32", "Dec 20", "Jan 32", "Feb 16", "Mar 8", "Mar 4", "Apr 2", "May 1"]);
    expect(monthsOf("309")).toEqual(["Aug 35", "Aug 25", "Sep 16", "Oct 8", "Dec 4", "Jan 2", "Feb 1"]);
    const first = new Set(competitionById("101")!.teamIds);
    const early = engine.season("307", "2026-27", Date.UTC(2028, 0, 1)).slice(0, 52);
    expect(early.filter(({ homeId, awayId }) => first.has(homeId) || first.has(awayId))).toEqual([]);
  });
});
