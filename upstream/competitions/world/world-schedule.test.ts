import { describe, expect, it } from "vitest";
import { DAY, HOUR, MINUTE } from "#contract/time/units";
import { createEngine } from "../../simulator/engine/engine.ts";
import { COMPETITIONS, teamById } from "./world.ts";

/** Two halves and the interval, without added time. */
const SHORTEST_MATCH = 105 * MINUTE;

const football = COMPETITIONS.filter(({ sport }) => sport === "football");
const engine = createEngine({ competitions: football, teamById });

/** Matches that kick off on a calendar day of a zone, `offset` ahead of UTC. */
const matchesOn = (date: string, offset: number): number => {
  const midnight = Date.parse(`${date}T00:00:00Z`) - offset;
  return engine.between(midnight, midnight + DAY, midnight).length;
};

describe("football's schedule", () => {
  it.each(["2026-10-10", "2026-10-17", "2026-11-07", "2026-11-21", "2026-11-28"])(
    "has about five hundred matches on Saturday %s",
    (date) => {
      for (const offset of [0, 7 * HOUR]) {
        expect(matchesOn(date, offset)).toBeGreaterThanOrEqual(420);
        expect(matchesOn(date, offset)).toBeLessThanOrEqual(600);
      }
    },
  );

  it.each(["2026-10-20", "2026-11-03", "2026-11-24"])("has about two hundred matches on Tuesday %s", (date) => {
    for (const offset of [0, 7 * HOUR]) {
      expect(matchesOn(date, offset)).toBeGreaterThanOrEqual(150);
      expect(matchesOn(date, offset)).toBeLessThanOrEqual(260);
    }
  });

  it.each(["2026-08-03", "2026-11-02", "2026-12-21", "2027-01-18", "2027-06-07"])(
    "always has a match being played in the two weeks from %s",
    (date) => {
      const from = Date.parse(`${date}T00:00:00Z`);
      const to = from + 14 * DAY;
      const kickOffs = engine.between(from - SHORTEST_MATCH, to, from).map(({ kickOff }) => kickOff);
      const silences = [...kickOffs, to]
        .map((next, index) => ({ from: (kickOffs[index - 1] ?? from - SHORTEST_MATCH) + SHORTEST_MATCH, to: next }))
        .filter((silence) => silence.from < silence.to)
        .map((silence) => new Date(silence.from).toISOString());
      expect(silences).toEqual([]);
    },
  );
});
