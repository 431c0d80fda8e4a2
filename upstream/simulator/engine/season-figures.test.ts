import { expect, it } from "vitest";
import { competitionById } from "../../competitions/world/world.ts";
import { REAL_SEASONS } from "../../data/competitions/real-seasons.ts";
import { IS_SWEEP, sampleOf } from "../../test-sweep.ts";
import { type SeasonFigures, seasonFigures } from "./season-figures.ts";
import { WORLD_ENGINE } from "./test-world-engine.ts";

// What each mean of a few seasons may differ from the range of the real ones, in points per match.
const TOLERANCE = 0.12;
const GOALS_APART = 0.3;
const YEARS = IS_SWEEP ? [2020, 2021, 2022, 2023, 2024, 2025] : [2023, 2024, 2025];

const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;

function meanFigures(seasons: readonly SeasonFigures[]): SeasonFigures {
  const of = (key: keyof SeasonFigures) => mean(seasons.map((one) => one[key]));
  return {
    champion: of("champion"),
    last: of("last"),
    spread: of("spread"),
    goals: of("goals"),
    homeWins: of("homeWins"),
  };
}

it.each(sampleOf(Object.entries(REAL_SEASONS), 5))(
  "the simulated seasons of league %s end with the points, goals and home wins of real ones",
  (id, real) => {
    const competition = competitionById(id)!;
    const figures = meanFigures(YEARS.map((year) => seasonFigures(WORLD_ENGINE, competition, year)));
    const within = (key: "champion" | "last" | "spread" | "homeWins", tolerance = TOLERANCE) => {
      expect(figures[key], key).toBeGreaterThan(real[key][0] - tolerance);
      expect(figures[key], key).toBeLessThan(real[key][1] + tolerance);
    };
    within("champion");
    within("last");
    within("spread", TOLERANCE / 2);
    within("homeWins", 0.04);
    expect(Math.abs(figures.goals - real.goals)).toBeLessThan(GOALS_APART);
  },
);
