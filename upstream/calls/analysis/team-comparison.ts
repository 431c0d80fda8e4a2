import type { QueryOf, ResultOf } from "#contract/registry";
import type { Sport } from "#contract/tables/sports";
import { countsOf } from "../../history/game-counts.ts";
import { seenBy } from "../../history/perspective.ts";
import { COMPARED, type CountedGame, compareTeams } from "../../history/team-comparison.ts";
import { playedBy } from "../../history/team-history.ts";
import type { CallContext } from "../call.ts";
import { requestedMatch } from "../requested.ts";

/** Averages of both teams of a match over their last matches before it. */
export const comparisonBefore =
  (sport: Sport) =>
  async ({ matchId }: QueryOf<"teamStatComparison">, context: CallContext): Promise<ResultOf<"teamStatComparison">> => {
    const { homeId, awayId, kickOff } = await requestedMatch(matchId, sport, context);
    const gamesOf = async (teamId: string): Promise<CountedGame[]> => {
      const seen = (await playedBy(teamId, kickOff, COMPARED, context)).map((match) => seenBy(match, teamId, sport));
      return Promise.all(seen.map(async (one) => ({ ...one, counts: await countsOf(one, sport, context) })));
    };
    const [home, away] = await Promise.all([gamesOf(homeId), gamesOf(awayId)]);
    return { data: { rows: compareTeams(sport, home, away) } };
  };
