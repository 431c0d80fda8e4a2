// Keys that words of tables are made of, in every language. A key that is not among them is one of a supplier's own,
// for which there are no words.

/** What a place in a table leads to. */
export const ZONES = [
  "champions_league",
  "champions_league_qualifying",
  "europa_league",
  "conference_league",
  "libertadores",
  "libertadores_qualifying",
  "sudamericana",
  "knockout",
  "knockout_playoff",
  "best_thirds",
  "playoffs",
  "play_in",
  "promotion",
  "promotion_playoff",
  "relegation_playoff",
  "relegation",
] as const;
export type ZoneKey = (typeof ZONES)[number];

/** By what teams that are level are told apart; of all matches, or of those among them. */
export const TIE_MEASURES = [
  "points",
  "pct",
  "goalDifference",
  "goalsFor",
  "wins",
  "awayGoals",
  "awayWins",
  "lostPoints",
  "opponentPoints",
  "opponentGoalDifference",
  "opponentGoalsFor",
  "quotients",
  "conduct",
  "reds",
  "yellows",
  "shootout",
  "divisionWinner",
  "divisionPct",
  "conferencePct",
  "playoffPct",
  "otherPlayoffPct",
] as const;
export type TieMeasure = (typeof TIE_MEASURES)[number];

/** Why a competition takes points off. */
export const DEDUCTION_REASONS = [
  "financial_rules",
  "insolvency",
  "late_payment",
  "false_accounting",
  "licence",
] as const;
export type DeductionReason = (typeof DEDUCTION_REASONS)[number];

/** How a season is played. */
export const STANDINGS_FORMATS = ["league", "groups", "conference", "knockout"] as const;
export type StandingsFormat = (typeof STANDINGS_FORMATS)[number];
