import type { EndpointName } from "#contract/registry";
import type { Sport } from "#contract/tables/sports";

/** Calls that both sports have, by football's name. */
const BASKETBALL = {
  matchList: "basketballMatchList",
  leagueList: "basketballLeagueList",
  leagueAll: "basketballLeagueAll",
  competitionSidebar: "basketballSidebar",
  fixturesByLeague: "basketballFixturesByLeague",
  matchesByTeam: "basketballMatchesByTeam",
  nextFive: "basketballNextFive",
  seasonList: "basketballSeasonList",
  ranking: "basketballRanking",
  standingByMatch: "basketballStandingByMatch",
  h2hInfo: "basketballH2hInfo",
  rankingHistory: "basketballRankingHistory",
  competitionInfo: "basketballLeagueInfo",
  teamInfo: "basketballTeamInfo",
  playerInfo: "basketballPlayerInfo",
  playerPerformance: "basketballPlayerPerformance",
  matchInfo: "basketballMatchInfo",
  oddsLatestThreePeriod: "basketballOddsLatestThreePeriod",
  h2hOdds: "basketballH2hOdds",
  lastOdds: "basketballLastOdds",
  matchHighlights: "basketballHighlights",
  globalSearch: "basketballGlobalSearch",
  globalPopular: "basketballGlobalPopular",
  squadStatus: "basketballSquadStatus",
  currentSeasonStat: "basketballCurrentSeasonStat",
  teamStatComparison: "basketballTeamStatComparison",
} as const satisfies Partial<Record<EndpointName, EndpointName>>;

export type CallOfBothSports = keyof typeof BASKETBALL;

/** A call's name in a sport: `context.upstream.call(callOf(sport, "teamInfo"), { teamId })`. */
export const callOf = <Name extends CallOfBothSports>(sport: Sport, name: Name): Name | (typeof BASKETBALL)[Name] =>
  sport === "football" ? name : BASKETBALL[name];
