import type { EndpointName } from "#contract/registry";

/** What basketball's variants of football's calls are named. */
export const BASKETBALL_CALLS = {
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

/** A call that both sports have, by football's name. */
export type CallOfBothSports = keyof typeof BASKETBALL_CALLS;

export type SportCalls = {
  readonly [Name in CallOfBothSports]: Name | (typeof BASKETBALL_CALLS)[Name];
};

/** Football's calls have the names by which both sports' are known. */
export const FOOTBALL_CALLS = Object.fromEntries(Object.keys(BASKETBALL_CALLS).map((name) => [name, name])) as {
  readonly [Name in CallOfBothSports]: Name;
};
