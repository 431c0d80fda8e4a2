import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DAY } from "#contract/time/units";
import { dateIn, dayWindow } from "#contract/time/zone";
import { scoreOf } from "../../match/score.ts";
import { createEngine } from "./engine.ts";
import { stateOf } from "./state.ts";
import { TEST_COMPETITIONS, testCompetition, testWorld } from "./test-world.ts";
import type { Timeline } from "./timeline.ts";

const engine = createEngine(testWorld);
const FROM = Date.UTC(2024, 0, 1);
const TO = Date.UTC(2029, 0, 1);
const instants = fc.integer({ min: FROM, max: TO });
const idsOf = (fixtures: readonly { id: string }[]): string[] => fixtures.map(({ id }) => id);
const MINUTES = ["minute", "addedMinute"] as const;

/** A fixture on some day and an instant near it. */
const matchMoments = fc
  .tuple(instants, fc.nat(), fc.integer({ min: -3 * 3_600_000, max: 4 * 3_600_000 }))
  .map(([day, pick, offset]) => {
    const fixtures = engine.between(day, day + 5 * DAY, TO);
    const fixture = fixtures[pick % Math.max(1, fixtures.length)];
    return fixture && { fixture, instant: fixture.kickOff + offset };
  })
  .filter((moment) => moment !== undefined);

describe("fixtures of a day", () => {
  it("are the same whichever window is asked", () => {
    fc.assert(
      fc.property(instants, fc.integer({ min: 0, max: DAY }), (start, cut) => {
        const whole = idsOf(engine.between(start, start + 2 * DAY, start));
        const parts = [start, start + cut, start + cut + DAY, start + 2 * DAY]
          .slice(0, 3)
          .flatMap((from, index, all) => idsOf(engine.between(from, all[index + 1] ?? start + 2 * DAY, start)));
        expect(parts.sort()).toEqual([...whole].sort());
      }),
      { numRuns: 300 },
    );
  });

  it("kick off within the window, in order, and are there to be found", () => {
    fc.assert(
      fc.property(instants, (start) => {
        const fixtures = engine.between(start, start + 3 * DAY, start);
        for (const [index, fixture] of fixtures.entries()) {
          expect(fixture.kickOff).toBeGreaterThanOrEqual(start);
          expect(fixture.kickOff).toBeLessThan(start + 3 * DAY);
          expect(fixture.kickOff).toBeGreaterThanOrEqual(fixtures[index - 1]?.kickOff ?? 0);
          expect(engine.find(fixture.id, start)).toEqual(fixture);
          expect(fixture.homeId).not.toBe(fixture.awayId);
        }
      }),
      { numRuns: 300 },
    );
  });

  it("together are the seasons' fixtures, each with an id of its own", () => {
    const years = idsOf(engine.between(FROM, TO, TO));
    expect(new Set(years).size).toBe(years.length);
    const seasons = TEST_COMPETITIONS.flatMap(({ id }) =>
      [
        "2023-24",
        "2024-25",
        "2025-26",
        "2026-27",
        "2027-28",
        "2028-29",
        "2024",
        "2025",
        "2026",
        "2027",
        "2028",
      ].flatMap((season) => engine.season(id, season, TO)),
    ).filter(({ kickOff }) => kickOff >= FROM && kickOff < TO);
    expect(idsOf(seasons).sort()).toEqual([...years].sort());
  });

  it("are a day's also when it has 23 or 25 hours", () => {
    for (const date of ["2026-03-29", "2026-10-25"]) {
      const { from, to } = dayWindow(date, "Europe/London");
      const week = engine.between(from - 3 * DAY, to + 3 * DAY, from);
      const expected = week.filter(({ kickOff }) => dateIn(kickOff, "Europe/London") === date);
      expect(expected.length).toBeGreaterThan(0);
      expect(engine.between(from, to, from)).toEqual(expected);
    }
  });
});

describe("a match at an instant", () => {
  it("has the score of the goals that stand, and no score before it is played", () => {
    fc.assert(
      fc.property(matchMoments, ({ fixture, instant }) => {
        const { score, goals, phase } = engine.stateAt(fixture, instant);
        if (score) expect(score).toEqual(scoreOf(goals));
        else expect(goals).toEqual([]);
        if (["SCHEDULED", "DELAYED", "POSTPONED"].includes(phase)) expect(score).toBeUndefined();
        else expect(score).toBeDefined();
      }),
      { numRuns: 3_000 },
    );
  });

  it("never goes back: clock, sequence and time of change only rise", () => {
    const steps = fc.tuple(matchMoments, fc.integer({ min: 0, max: 3_600_000 }));
    fc.assert(
      fc.property(steps, ([{ fixture, instant }, step]) => {
        const [before, after] = [engine.stateAt(fixture, instant), engine.stateAt(fixture, instant + step)];
        expect(after.seq).toBeGreaterThanOrEqual(before.seq);
        expect(after.updatedAt).toBeGreaterThanOrEqual(before.updatedAt);
        expect(before.updatedAt).toBeLessThanOrEqual(instant);
        if (after.seq === before.seq) expect(after).toEqual(before);
        const [early, late] = [before, after].map((state) => MINUTES.map((field) => state[field] ?? 0));
        if (before.phase === after.phase)
          expect(late![0]! * 100 + late![1]!).toBeGreaterThanOrEqual(early![0]! * 100 + early![1]!);
      }),
      { numRuns: 3_000 },
    );
  });

  it("shows minutes within its period only", () => {
    const RANGES: Record<string, [number, number]> = {
      FIRST_HALF: [1, 45],
      SECOND_HALF: [46, 90],
      EXTRA_TIME: [91, 120],
    };
    fc.assert(
      fc.property(matchMoments, ({ fixture, instant }) => {
        const { phase, minute, addedMinute } = engine.stateAt(fixture, instant);
        const range = RANGES[phase];
        expect(minute !== undefined).toBe(range !== undefined);
        if (minute === undefined || !range) return;
        expect(minute).toBeGreaterThanOrEqual(range[0]);
        expect(minute).toBeLessThanOrEqual(range[1]);
        if (addedMinute !== undefined) expect([45, 90, 105, 120]).toContain(minute);
      }),
      { numRuns: 3_000 },
    );
  });

  it("shows nothing that lies behind the instant: a timeline that ends there gives the same state", () => {
    // Extra time always has two halves: the end of the first implies the second.
    const isKnown = (periods: Timeline["periods"], index: number, instant: number): boolean => {
      const [last, period] = [periods[index - 1], periods[index]];
      if (!period || period.startsAt <= instant) return period !== undefined;
      return last?.phase === period.phase && last.endsAt <= instant;
    };
    const until = ({ incidents, periods, ...life }: Timeline, instant: number): Timeline => ({
      ...life,
      incidents: incidents.filter(({ at }) => at <= instant),
      periods: periods
        .filter((_, index) => isKnown(periods, index, instant))
        .map((period) => (period.endsAt > instant ? { ...period, endsAt: Number.MAX_SAFE_INTEGER } : period)),
    });
    fc.assert(
      fc.property(matchMoments, ({ fixture, instant }) => {
        const timeline = engine.timeline(fixture.id);
        // The first date of a match that is played again is none of its incidents.
        const { originalTime: _, ...state } = engine.stateAt(fixture, instant);
        expect(stateOf(until(timeline, instant), instant)).toEqual(state);
      }),
      { numRuns: 3_000 },
    );
  });

  it("is the same in a fresh engine, whatever was asked before", () => {
    const fresh = createEngine(testWorld);
    fc.assert(
      fc.property(matchMoments, ({ fixture, instant }) => {
        expect(fresh.find(fixture.id, TO)).toEqual(fixture);
        expect(fresh.stateAt(fixture, instant)).toEqual(engine.stateAt(fixture, instant));
      }),
      { numRuns: 300 },
    );
  });
});

describe("a league", () => {
  it.each([
    ["101", "2026-27", 10 * 9],
    ["102", "2026", (3 * 9 * 8) / 2],
  ])("%s lets every pair meet as often as its format says, on both grounds", (id, season, count) => {
    const fixtures = engine.season(id, season, FROM);
    const times = TEST_COMPETITIONS.find((one) => one.id === id)!.format as { times: number };
    const meetings = Map.groupBy(fixtures, ({ homeId, awayId }) => [homeId, awayId].sort().join(" "));
    expect(fixtures).toHaveLength(count);
    for (const met of meetings.values()) {
      expect(met).toHaveLength(times.times);
      const atFirst = met.filter(({ homeId }) => homeId === met[0]!.homeId).length;
      expect(Math.abs(2 * atFirst - times.times)).toBeLessThanOrEqual(1);
    }
  });

  it.each([
    ["league", "2026-27"],
    ["loose", "2026"],
    ["groups_cup", "2026"],
    ["league_phase_cup", "2026-27"],
  ] as const)("(%s) asks no team twice on a day", (kind, season) => {
    const { id, calendar } = testCompetition(kind);
    const seen = engine.season(id, season, TO).flatMap(({ homeId, awayId, kickOff }) => {
      const date = dateIn(kickOff, calendar.timeZone);
      return [`${date} ${homeId}`, `${date} ${awayId}`];
    });
    expect(seen.length).toBeGreaterThan(100);
    expect(new Set(seen).size).toBe(seen.length);
  });

  it("shows its whole season long before it begins", () => {
    const early = engine.season("101", "2028-29", Date.UTC(2020, 0, 1));
    expect(early).toEqual(engine.season("101", "2028-29", TO));
  });
});

describe("what the engine does not play", () => {
  it.each(["", "7", "1010120269999", "1010719990000", "1999920260000", "2010120260000"])(
    "is not found: %j",
    (matchId) => {
      expect(engine.find(matchId, TO)).toBeUndefined();
    },
  );

  it.each([
    ["101", "2026"],
    ["101", "2026-28"],
    ["107", "2026"],
    ["999", "2026"],
    ["102", "1850"],
  ])("has no season: %s %s", (id, season) => {
    expect(engine.season(id, season, TO)).toEqual([]);
  });

  it("has no state", () => {
    const [fixture] = engine.season("101", "2026-27", TO);
    expect(() => engine.stateAt({ ...fixture!, id: "1010120269999" }, TO)).toThrow("not one of the engine's");
  });

  it("is a competition with a team that the world lacks", () => {
    const broken = createEngine({ ...testWorld, teamById: () => undefined });
    expect(() => broken.season("101", "2026-27", TO)).toThrow("competition-101 names the unknown team");
  });
});
