import { ofEachSport } from "../../tables/sports.ts";
import { currentSeasonStat, teamStatComparison } from "./comparison.ts";
import { goalStat, pastGoalRate } from "./goals.ts";
import { h2hInfo } from "./head-to-head.ts";
import { fixturesByLeague, matchesByTeam, nextFive } from "./match-lists.ts";

/** The calls of this family, by name. */
export const ANALYSIS_CALLS = {
  ...ofEachSport("fixturesByLeague", fixturesByLeague),
  ...ofEachSport("matchesByTeam", matchesByTeam),
  ...ofEachSport("nextFive", nextFive),
  ...ofEachSport("h2hInfo", h2hInfo),
  ...ofEachSport("teamStatComparison", teamStatComparison),
  ...ofEachSport("currentSeasonStat", currentSeasonStat),
  goalStat,
  pastGoalRate,
} as const;
