const MATCH = "/en/football/england/premier-league/everton-vs-burnley/1010120260089";

/** A page of each kind: lists of 500 and 60 rows, a match's tabs, a table, a team, a piece of news. */
export const PAGES = [
  "/en/football/matches",
  "/th/football/matches",
  "/en/football/worldcup2022/matches",
  "/en/basketball/matches",
  MATCH,
  `${MATCH}/lineups`,
  `${MATCH}/stats`,
  `${MATCH}/odds`,
  "/en/football/england/premier-league/table?leagueId=101",
  "/en/football/team/everton/20109/overview",
  "/en/news/football/offside/4",
] as const;
