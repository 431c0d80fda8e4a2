import type { QueryOf, ResultOf } from "#contract/registry";
import type { Sport } from "#contract/tables/sports";
import type { CallContext } from "../../matches/call-context.ts";
import { getCounts } from "../../matches/history/game-counts.ts";
import { seenBy } from "../../matches/history/perspective.ts";
import { COMPARED, type CountedGame, compareTeams } from "../../matches/history/team-comparison.ts";
import { filterBeside, playedBy } from "../../matches/history/team-history.ts";
import { requestedMatch } from "../context/requested.ts";

/** Averages of both teams of a match over their last matches before it. */
export const comparisonBefore =
  (sport: Sport) =>
  async ({ matchId }: QueryOf<"teamStatComparison">, context: CallContext): Promise<ResultOf<"teamStatComparison">> => {
    const fixture = await requestedMatch(matchId, sport, context);
    const { homeId, awayId, kickOff } = fixture;
    const gamesOf = async (teamId: string): Promise<CountedGame[]> => {
      const played = await playedBy(teamId, kickOff, COMPARED, context, filterBeside(fixture));
      const seen = played.map((match) => seenBy(match, teamId));
      return Promise.all(seen.map(async (one) => ({ ...one, counts: await getCounts(one, sport, context) })));
    };
    const [home, away] = await Promise.all([gamesOf(homeId), gamesOf(awayId)]);
    return { data: { rows: compareTeams(sport, home, away) } };
  };
