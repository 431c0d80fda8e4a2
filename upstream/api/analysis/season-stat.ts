import type { SplitWire } from "#contract/calls/analysis/comparison";
import type { QueryOf, ResultOf } from "#contract/registry";
import type { Sport } from "#contract/tables/sports";
import { type Fixture, isSimulated } from "../../match/match.ts";
import { withStates } from "../../match/with-state.ts";
import type { CallContext } from "../../matches/call-context.ts";
import { withCounts } from "../../matches/history/read-season.ts";
import { getSeasonGame } from "../../matches/history/season-games.ts";
import { earlierInSeason, getDecidedMatches } from "../../matches/history/season-history.ts";
import { NO_PLACINGS, type PlacingOf, placingsIn, type Split } from "../../matches/history/season-placings.ts";
import { type SeasonGame, seasonTally } from "../../matches/history/season-tally.ts";
import { competitionOf } from "../../matches/wire/match.ts";
import { requestedMatch } from "../context/requested.ts";

function splitOf(teamId: string, games: readonly SeasonGame[], placingOf: PlacingOf): SplitWire {
  const tally = (split: Split) => {
    const own = split === "all" ? games : games.filter(({ side }) => side === split);
    return seasonTally(own, placingOf(teamId, split, own.length));
  };
  return { all: tally("all"), home: tally("home"), away: tally("away") };
}

/** From the tables at that time. Loose matches have no tables, and there are thousands. */
async function getPlacings(
  fixture: Fixture,
  earlier: readonly Fixture[],
  sport: Sport,
  context: CallContext,
): Promise<PlacingOf> {
  const { directory, now } = context;
  const competition = competitionOf(fixture, directory);
  if (competition.format.kind === "loose" && isSimulated(fixture)) return NO_PLACINGS;
  const matches = await withStates(earlier, context);
  return placingsIn(await withCounts(matches, sport, context), competition, directory, now);
}

/** Both teams' record in the competition's season before a match. */
export const seasonBeforeMatch =
  (sport: Sport) =>
  async ({ matchId }: QueryOf<"currentSeasonStat">, context: CallContext): Promise<ResultOf<"currentSeasonStat">> => {
    const fixture = await requestedMatch(matchId, sport, context);
    const earlier = await earlierInSeason(fixture, context);
    const placingOf = await getPlacings(fixture, earlier, sport, context);
    const ofTeam = async (teamId: string) => {
      const decided = await getDecidedMatches(teamId, earlier, context);
      const games = await Promise.all(decided.map((match) => getSeasonGame(match, teamId, sport, context)));
      return splitOf(teamId, games, placingOf);
    };
    const [home, away] = await Promise.all([ofTeam(fixture.homeId), ofTeam(fixture.awayId)]);
    return { data: { home, away } };
  };
