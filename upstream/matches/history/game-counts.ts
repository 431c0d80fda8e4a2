import type { Pair } from "#contract/domain/match";
import type { Sport } from "#contract/tables/sports";
import { type CountedStatistics, isSimulated, type MatchAt } from "../../match/match.ts";
import { sideIndex } from "../../match/score.ts";
import type { CallContext } from "../call-context.ts";
import { basketballCounts } from "./basketball-counts.ts";
import { FOOTBALL_KEYS, footballCounts } from "./football-counts.ts";
import type { SeenMatch } from "./perspective.ts";
import type { Counts } from "./team-comparison.ts";

/** Both teams' counts in a simulated match. */
const SIMULATED_COUNTS: Readonly<Record<Sport, typeof footballCounts>> = {
  football: footballCounts,
  basketball: basketballCounts,
};

function storedCounts({ rows }: CountedStatistics, { side }: SeenMatch): Counts {
  const counted = FOOTBALL_KEYS.flatMap((key) => {
    const pair = rows[key];
    return pair ? [[key, pair[sideIndex(side)]] as const] : [];
  });
  return Object.fromEntries(counted);
}

/** A team's counts in a finished match; empty if its source counted nothing. */
export async function getCounts(seen: SeenMatch, sport: Sport, context: CallContext): Promise<Counts> {
  const { fixture } = seen.match;
  if (isSimulated(fixture)) return (await SIMULATED_COUNTS[sport](fixture, context))[seen.side];
  const statistics = await context.sources.statisticsOf(fixture);
  return statistics ? storedCounts(statistics, seen) : {};
}

/**
 * Corners of a finished football match, home first, if a source recorded them. Simulated matches only show them in
 * their own statistics: a list of twenty would have to simulate twenty matches in detail.
 */
export const getCorners = async ({ fixture }: MatchAt, { sources }: CallContext): Promise<Pair | undefined> =>
  isSimulated(fixture) ? undefined : (await sources.statisticsOf(fixture))?.rows.corners;
