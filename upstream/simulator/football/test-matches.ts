import { DAY } from "#contract/time/units";
import { COMPETITIONS, teamById } from "../../competitions/world/world.ts";
import type { Fixture } from "../../match/match.ts";
import { createRandom } from "../../platform/random.ts";
import { createEngine, type Engine } from "../engine/engine.ts";
import { castFrom, type FootballProgress, PEOPLE, progressFrom } from "./progress.ts";

// Matches of the world as played by the engine, for tests of derived data.

const FOOTBALL = COMPETITIONS.filter(({ sport }) => sport === "football");

export const newEngine = (): Engine => createEngine({ competitions: FOOTBALL, teamById });

const engine = newEngine();

/** Days of the sample: league Saturdays, cup nights, a summer Sunday; far apart, so that squads differ. */
const DAYS = [
  "2025-05-21",
  "2026-04-14",
  "2026-09-16",
  "2026-10-17",
  "2026-11-07",
  "2026-12-02",
  "2026-12-05",
  "2027-07-11",
];

const fixturesOf = (day: string): Fixture[] => {
  const from = Date.parse(day);
  return engine.between(from, from + DAY, from + 900 * DAY);
};

/** Some thousand matches of every format, including postponed and abandoned ones. */
export const FIXTURES: readonly Fixture[] = DAYS.flatMap(fixturesOf);

export function progressIn(fixture: Fixture, played: Engine = engine): FootballProgress {
  const teams = { home: teamById(fixture.homeId)!, away: teamById(fixture.awayId)! };
  return progressFrom(fixture, teams, castFrom(fixture, teams, played.timelineOf(fixture), PEOPLE));
}

export const timelineOf = (fixture: Fixture) => engine.timelineOf(fixture);

/** Instants of a match for tests: its turning points, and some in between. */
export function instantsOf(fixture: Fixture, count: number): number[] {
  const { incidents, periods } = engine.timelineOf(fixture);
  const random = createRandom(`instants ${fixture.id}`);
  const end = incidents.at(-1)?.at ?? fixture.kickOff;
  const some = Array.from({ length: count }, () => random.integer(fixture.kickOff - 3_600_000, end + 60_000));
  const turn = incidents[random.integer(0, Math.max(0, incidents.length - 1))]?.at;
  return [...some, ...(turn === undefined ? [] : [turn, turn - 1]), ...(periods[1] ? [periods[1].startsAt] : [])];
}

/** After every match of the sample. */
export const FOREVER = Number.MAX_SAFE_INTEGER;
