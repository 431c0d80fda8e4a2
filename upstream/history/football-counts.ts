import type { Side } from "#contract/domain/match";
import type { StatKey } from "#contract/domain/match-statistics";
import type { CallContext } from "../calls/call.ts";
import type { Timeline } from "../engine/timeline.ts";
import { appearancesIn } from "../football/appearances.ts";
import { castFrom, courseFrom, PEOPLE, teamsOf } from "../football/course.ts";
import { statRows } from "../football/statistics.ts";
import type { Fixture } from "../match.ts";
import { sumOf } from "./decimal.ts";
import { createKept } from "./kept.ts";
import type { CountKey, Counts } from "./team-comparison.ts";

/** Statistics of a football match that teams are compared by; a source's rows bear the same names. */
export const FOOTBALL_KEYS = [
  "yellowCards",
  "corners",
  "possession",
  "shotsOnTarget",
] as const satisfies readonly (StatKey & CountKey)[];

type BothCounts = Readonly<Record<Side, Counts>>;

// A course is much larger than the few numbers that are wanted of it, and a comparison looks at forty matches.
const MATCHES_KEPT = 5_000;
const counted = createKept<BothCounts>(MATCHES_KEPT);

function countMatch(fixture: Fixture, timeline: Timeline, context: Pick<CallContext, "directory">): BothCounts {
  const teams = teamsOf(fixture, context);
  const cast = castFrom(fixture, teams, timeline, PEOPLE);
  const rows = new Map(statRows(courseFrom(fixture, teams, cast)).map((row) => [row.key, row]));
  const appearances = appearancesIn(cast);
  const of = (side: Side): Counts => {
    const ratings = appearances.flatMap((one) => (one.side === side && one.rating !== undefined ? [one.rating] : []));
    const told = FOOTBALL_KEYS.flatMap((key) => {
      const value = rows.get(key)?.[side];
      return value === undefined || value === null ? [] : [[key, value] as const];
    });
    return {
      ...Object.fromEntries(told),
      ...(ratings.length > 0 && { rating: sumOf(ratings, (rating) => rating) / ratings.length }),
    };
  };
  return { home: of("home"), away: of("away") };
}

/** What was counted in a football match that the engine has played to its end. */
export const footballCounts = (fixture: Fixture, { sources, directory }: CallContext): Promise<BothCounts> =>
  counted(fixture.id, async () => countMatch(fixture, await sources.timelineOf(fixture), { directory }));
