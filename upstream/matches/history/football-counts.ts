import type { Side } from "#contract/domain/match";
import type { StatKey } from "#contract/domain/match-statistics";
import type { Fixture } from "../../match/match.ts";
import { appearancesIn } from "../../simulator/football/appearances.ts";
import { buildCast, progressFrom, teamsOf } from "../../simulator/football/progress.ts";
import { statRows } from "../../simulator/football/statistics.ts";
import type { CallContext } from "../call-context.ts";
import { sumOf } from "./aggregate.ts";
import { createMatchCache } from "./match-cache.ts";
import type { CountKey, Counts } from "./team-comparison.ts";

/** Football statistics used to compare teams; a source's rows have the same names. */
export const FOOTBALL_KEYS = [
  "yellowCards",
  "corners",
  "possession",
  "shotsOnTarget",
] as const satisfies readonly (StatKey & CountKey)[];

type BothCounts = Readonly<Record<Side, Counts>>;

// A match's progress is much larger than the few numbers needed from it, and a comparison reads forty matches.
const MAX_CACHED_MATCHES = 5_000;
const counted = createMatchCache<BothCounts>(MAX_CACHED_MATCHES);

async function countMatch(fixture: Fixture, context: CallContext): Promise<BothCounts> {
  const cast = await buildCast(fixture, context);
  const rows = new Map(statRows(progressFrom(fixture, teamsOf(fixture, context), cast)).map((row) => [row.key, row]));
  const appearances = appearancesIn(cast);
  const of = (side: Side): Counts => {
    const ratings = appearances.flatMap((one) => (one.side === side && one.rating !== undefined ? [one.rating] : []));
    const counts = FOOTBALL_KEYS.flatMap((key) => {
      const value = rows.get(key)?.[side];
      return value === undefined || value === null ? [] : [[key, value] as const];
    });
    return {
      ...Object.fromEntries(counts),
      ...(ratings.length > 0 && { rating: sumOf(ratings, (rating) => rating) / ratings.length }),
    };
  };
  return { home: of("home"), away: of("away") };
}

/** Counts of a football match that the engine has played to its end. */
export const footballCounts = (fixture: Fixture, context: CallContext): Promise<BothCounts> =>
  counted(fixture.id, () => countMatch(fixture, context));
