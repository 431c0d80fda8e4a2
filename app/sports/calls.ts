import type { EndpointName } from "#contract/registry";

/** Names of basketball's variants of football's calls. */
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

/** A call of both sports, by football's name. */
export type CallOfBothSports = keyof typeof BASKETBALL_CALLS;

export type SportCalls = {
  readonly [Name in CallOfBothSports]: Name | (typeof BASKETBALL_CALLS)[Name];
};

/** Football's own call names, which identify the calls of both sports. */
export const FOOTBALL_CALLS = Object.fromEntries(Object.keys(BASKETBALL_CALLS).map((name) => [name, name])) as {
  readonly [Name in CallOfBothSports]: Name;
};
