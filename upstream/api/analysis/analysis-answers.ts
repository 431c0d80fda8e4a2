import type { ANALYSIS_CALLS } from "#contract/calls/analysis/analysis-calls";
import { ofEachSport } from "#contract/tables/sports";
import type { CallsOf } from "../../matches/call-context.ts";
import { goalRatesBefore, goalsBefore } from "./goals.ts";
import { headToHead } from "./head-to-head.ts";
import { fixturesOfLeague } from "./league-fixtures.ts";
import { seasonBeforeMatch } from "./season-stat.ts";
import { comparisonBefore } from "./team-comparison.ts";
import { matchesOfTeam, nextFiveOf } from "./team-matches.ts";

/** Handlers of this family's calls. */
export const ANALYSIS_ANSWERS: CallsOf<typeof ANALYSIS_CALLS> = {
  ...ofEachSport("fixturesByLeague", fixturesOfLeague),
  ...ofEachSport("matchesByTeam", matchesOfTeam),
  ...ofEachSport("nextFive", nextFiveOf),
  ...ofEachSport("h2hInfo", headToHead),
  ...ofEachSport("teamStatComparison", comparisonBefore),
  ...ofEachSport("currentSeasonStat", seasonBeforeMatch),
  goalStat: goalsBefore,
  pastGoalRate: goalRatesBefore,
};
