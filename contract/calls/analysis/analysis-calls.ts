import { currentSeasonStat, teamStatComparison } from "./comparison.ts";
import { goalStat, pastGoalRate } from "./goals.ts";
import { h2hInfo } from "./head-to-head.ts";
import { fixturesByLeague, matchesByTeam, nextFive } from "./match-lists.ts";

/** The calls of this family, by name. */
export const ANALYSIS_CALLS = {
  fixturesByLeague: fixturesByLeague("football"),
  matchesByTeam: matchesByTeam("football"),
  nextFive: nextFive("football"),
  h2hInfo: h2hInfo("football"),
  goalStat,
  pastGoalRate,
  teamStatComparison: teamStatComparison("football"),
  currentSeasonStat: currentSeasonStat("football"),
  basketballFixturesByLeague: fixturesByLeague("basketball"),
  basketballMatchesByTeam: matchesByTeam("basketball"),
  basketballNextFive: nextFive("basketball"),
  basketballH2hInfo: h2hInfo("basketball"),
  basketballTeamStatComparison: teamStatComparison("basketball"),
  basketballCurrentSeasonStat: currentSeasonStat("basketball"),
} as const;
