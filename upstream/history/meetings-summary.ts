import type { SummaryWire } from "#contract/calls/analysis/head-to-head";
import type { Sport } from "#contract/tables/sports";
import { countOf, sumOf } from "./decimal.ts";
import type { SeenMatch } from "./perspective.ts";

/** Totals of meetings from one team's perspective. */
export function meetingsSummary(seen: readonly SeenMatch[], sport: Sport): SummaryWire {
  const isFootball = sport === "football";
  const ifFootball = (isCounted: (match: SeenMatch) => boolean) => (isFootball ? countOf(seen, isCounted) : null);
  return {
    played: seen.length,
    homeW: countOf(seen, ({ result }) => result === "W"),
    draw: countOf(seen, ({ result }) => result === "D"),
    awayW: countOf(seen, ({ result }) => result === "L"),
    homeGf: sumOf(seen, ({ scored }) => scored),
    homeGa: sumOf(seen, ({ conceded }) => conceded),
    btts: ifFootball(({ scored, conceded }) => scored > 0 && conceded > 0),
    over25: ifFootball(({ scored, conceded }) => scored + conceded > 2),
    homeCleanSheets: ifFootball(({ conceded }) => conceded === 0),
  };
}
