import type { BoxCounts } from "#contract/domain/box-score";
import type { Side } from "#contract/domain/match";
import type { Fixture } from "../../match/match.ts";
import { getTeamTotals } from "../../simulator/basketball/progress-of-game.ts";
import type { CallContext } from "../call-context.ts";
import { createMatchCache } from "./match-cache.ts";
import type { Counts } from "./team-comparison.ts";

const countsIn = ({ fgm, fga, tpm, tpa, ftm, fta, reb, ast, tov }: BoxCounts): Counts => ({
  fieldGoals: fgm,
  fieldGoalsTried: fga,
  threes: tpm,
  threesTried: tpa,
  freeThrows: ftm,
  freeThrowsTried: fta,
  rebounds: reb,
  assists: ast,
  turnovers: tov,
});

type BothCounts = Readonly<Record<Side, Counts>>;

// A box score is much larger than the few numbers needed from it.
const MAX_CACHED_GAMES = 5_000;
const counted = createMatchCache<BothCounts>(MAX_CACHED_GAMES);

/** Counts of a game that the engine has played to its end; empty if nobody counts. */
export const basketballCounts = (fixture: Fixture, context: CallContext): Promise<BothCounts> =>
  counted(fixture.id, async () => {
    const totals = await getTeamTotals(fixture, context);
    return totals ? { home: countsIn(totals.home), away: countsIn(totals.away) } : { home: {}, away: {} };
  });
