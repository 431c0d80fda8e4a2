import { describe, expect, it } from "vitest";
import { DAY, HOUR } from "#contract/time/units";
import { seasonLabel } from "../../simulator/engine/season.ts";
import { BASKETBALL_ENGINE as engine } from "../../simulator/engine/test-world-engine.ts";
import { IS_SWEEP, sampleOf } from "../../test-sweep.ts";
import { BASKETBALL_COMPETITIONS } from "./basketball.ts";
import { competitionById } from "./world.ts";

const SEASON_YEAR = 2026;
/** Until then nothing depends on results. */
const NEW_YEAR = Date.UTC(SEASON_YEAR + 1, 0, 1);
const AFTER_ALL = Date.UTC(SEASON_YEAR + 2, 0, 1);

describe("basketball's schedule", () => {
  it("consists of leagues and cups only: no games are made up to fill the hours between them", () => {
    const loose = BASKETBALL_COMPETITIONS.filter(({ format }) => format.kind === "loose").map(({ names }) => names.en);
    expect(loose).toEqual(["NBA Summer League"]);
  });

  it.each(sampleOf(BASKETBALL_COMPETITIONS, 4).map((one) => [one.key, one] as const))(
    "of %s fits its calendar",
    (_, one) => {
      const calendar = one.calendar!;
      const season = engine.season(one.id, seasonLabel(calendar, SEASON_YEAR), AFTER_ALL);
      const start = Date.parse(`${SEASON_YEAR}-${calendar.start}T00:00:00Z`);
      const isAcrossYears = calendar.end < calendar.start;
      const end = Date.parse(`${SEASON_YEAR + (isAcrossYears ? 1 : 0)}-${calendar.end}T00:00:00Z`);
      expect(season.length).toBeGreaterThan(0);
      expect(season[0]!.kickOff).toBeGreaterThan(start - 5 * DAY);
      expect(season.at(-1)!.kickOff).toBeLessThan(end + 10 * DAY);
      expect(new Set(season.flatMap(({ homeId, awayId }) => [homeId, awayId]))).toEqual(new Set(one.teamIds));
      if (one.format.kind === "basketball_league" && one.format.playoffs) expect(season.at(-1)!.stage).toBe("final");
    },
  );

  it("has the NBA's 82 games for each team, 41 of them at home", () => {
    const nba = competitionById("8001")!;
    const regular = engine.season(nba.id, "2026-27", AFTER_ALL).filter(({ stage }) => stage === "regular");
    for (const id of nba.teamIds) {
      expect(regular.filter(({ homeId }) => homeId === id)).toHaveLength(41);
      expect(regular.filter(({ awayId }) => awayId === id)).toHaveLength(41);
    }
  });

  it("has hardly a team in two games at once", () => {
    const games = engine.between(
      Date.UTC(SEASON_YEAR, 9, 1),
      IS_SWEEP ? Date.UTC(SEASON_YEAR + 1, 6, 1) : NEW_YEAR,
      AFTER_ALL,
    );
    const last = new Map<string, number>();
    let clashes = 0;
    for (const { kickOff, homeId, awayId } of games) {
      for (const id of [homeId, awayId]) {
        if (kickOff - (last.get(id) ?? 0) < 2.5 * HOUR) clashes += 1;
        last.set(id, kickOff);
      }
    }
    // Of ten thousand games; play-offs of leagues and of Europe take place in the same weeks.
    expect(clashes).toBeLessThanOrEqual(10);
  });
});
