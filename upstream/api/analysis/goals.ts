import type { QueryOf, ResultOf } from "#contract/registry";
import type { Fixture, MatchAt } from "../../match/match.ts";
import type { CallContext } from "../../matches/call-context.ts";
import { matchesWithGoals } from "../../matches/history/goal-intervals.ts";
import { type GoalGame, goalProfile, toGoalGame, wasPlayed } from "../../matches/history/goal-profile.ts";
import { seenBy } from "../../matches/history/perspective.ts";
import { earlierInSeason, getDecidedMatches } from "../../matches/history/season-history.ts";
import { filterBeside, playedBy } from "../../matches/history/team-history.ts";
import { requestedMatch } from "../context/requested.ts";

/** "Nearly 30 games": the specification's window for goals. */
const LAST = 30;

const goalGames = (teamId: string, matches: readonly MatchAt[]): GoalGame[] =>
  matches
    .map((match) => seenBy(match, teamId))
    .filter(wasPlayed)
    .map(toGoalGame);

const lastGames = async (teamId: string, fixture: Fixture, context: CallContext): Promise<GoalGame[]> =>
  goalGames(teamId, await playedBy(teamId, fixture.kickOff, LAST, context, filterBeside(fixture)));

async function gamesOfBoth(
  fixture: Fixture,
  window: QueryOf<"goalStat">["window"],
  context: CallContext,
): Promise<[GoalGame[], GoalGame[]]> {
  const { homeId, awayId } = fixture;
  if (window === "last30")
    return [await lastGames(homeId, fixture, context), await lastGames(awayId, fixture, context)];
  const earlier = await earlierInSeason(fixture, context);
  const ofSeason = async (teamId: string) => goalGames(teamId, await getDecidedMatches(teamId, earlier, context));
  return [await ofSeason(homeId), await ofSeason(awayId)];
}

/** The goals of both teams before a match. */
export async function goalsBefore(
  { matchId, window }: QueryOf<"goalStat">,
  context: CallContext,
): Promise<ResultOf<"goalStat">> {
  const fixture = await requestedMatch(matchId, "football", context);
  const [home, away] = await gamesOfBoth(fixture, window, context);
  return {
    data: {
      home: goalProfile(home),
      away: goalProfile(away),
      sample: Math.min(home.length, away.length),
      window,
    },
  };
}

/** In how many of each team's last matches goals were scored in each interval. */
export async function goalRatesBefore(
  { matchId }: QueryOf<"pastGoalRate">,
  context: CallContext,
): Promise<ResultOf<"pastGoalRate">> {
  const fixture = await requestedMatch(matchId, "football", context);
  const timed = async (teamId: string) =>
    (await lastGames(teamId, fixture, context)).flatMap(({ goals }) => (goals ? [goals] : []));
  const [home, away] = [await timed(fixture.homeId), await timed(fixture.awayId)];
  return {
    data: {
      windowGames: LAST,
      home: matchesWithGoals(home),
      away: matchesWithGoals(away),
      homeGames: home.length,
      awayGames: away.length,
    },
  };
}
