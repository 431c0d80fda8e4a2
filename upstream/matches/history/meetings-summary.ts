import type { SummaryWire } from "#contract/calls/analysis/head-to-head";
import type { Sport } from "#contract/tables/sports";
import { modelOf } from "../../competitions/sports/sport-model.ts";
import { countOf, sumOf } from "./aggregate.ts";
import type { SeenMatch } from "./perspective.ts";

/** Totals of meetings from one team's perspective. */
export function meetingsSummary(seen: readonly SeenMatch[], sport: Sport): SummaryWire {
  const ofFewGoals = (isCounted: (match: SeenMatch) => boolean) =>
    modelOf(sport).countsFewGoals ? countOf(seen, isCounted) : null;
  return {
    played: seen.length,
    homeW: countOf(seen, ({ result }) => result === "W"),
    draw: countOf(seen, ({ result }) => result === "D"),
    awayW: countOf(seen, ({ result }) => result === "L"),
    homeGf: sumOf(seen, ({ scored }) => scored),
    homeGa: sumOf(seen, ({ conceded }) => conceded),
    btts: ofFewGoals(({ scored, conceded }) => scored > 0 && conceded > 0),
    over25: ofFewGoals(({ scored, conceded }) => scored + conceded > 2),
    homeCleanSheets: ofFewGoals(({ conceded }) => conceded === 0),
  };
}
