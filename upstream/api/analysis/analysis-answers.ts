import type { ANALYSIS_CALLS } from "#contract/calls/analysis/analysis-calls";
import type { CallsOf } from "../../matches/call-context.ts";
import { goalRatesBefore, goalsBefore } from "./goals.ts";
import { headToHead } from "./head-to-head.ts";
import { fixturesOfLeague } from "./league-fixtures.ts";
import { seasonBeforeMatch } from "./season-stat.ts";
import { comparisonBefore } from "./team-comparison.ts";
import { matchesOfTeam, nextFiveOf } from "./team-matches.ts";

/** Handlers of this family's calls. */
export const ANALYSIS_ANSWERS: CallsOf<typeof ANALYSIS_CALLS> = {
  fixturesByLeague: fixturesOfLeague("football"),
  matchesByTeam: matchesOfTeam("football"),
  nextFive: nextFiveOf("football"),
  h2hInfo: headToHead("football"),
  goalStat: goalsBefore,
  pastGoalRate: goalRatesBefore,
  teamStatComparison: comparisonBefore("football"),
  currentSeasonStat: seasonBeforeMatch("football"),
  basketballFixturesByLeague: fixturesOfLeague("basketball"),
  basketballMatchesByTeam: matchesOfTeam("basketball"),
  basketballNextFive: nextFiveOf("basketball"),
  basketballH2hInfo: headToHead("basketball"),
  basketballTeamStatComparison: comparisonBefore("basketball"),
  basketballCurrentSeasonStat: seasonBeforeMatch("basketball"),
};
