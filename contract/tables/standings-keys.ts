// Keys of tables, translated in every language. Other keys are a supplier's own, and have no translation.

/** Which matches a table counts, and which half of them. */
export const TABLE_VIEWS = ["all", "home", "away", "form", "h1", "h2"] as const;
export type TableView = (typeof TABLE_VIEWS)[number];

/** What a place in a table leads to. */
export const ZONES = [
  "champions_league",
  "champions_league_qualifying",
  "europa_league",
  "europa_league_qualifying",
  "conference_league",
  "conference_league_qualifying",
  "libertadores",
  "libertadores_qualifying",
  "sudamericana",
  "sudamericana_qualifying",
  "acl_elite",
  "acl_elite_qualifying",
  "acl2",
  "afc_challenge",
  "caf_champions_league",
  "caf_confederation_cup",
  "championship_round",
  "europe_round",
  "relegation_round",
  "knockout",
  "knockout_playoff",
  "best_thirds",
  "went_through",
  "playoffs",
  "play_in",
  "promotion",
  "promotion_playoff",
  "relegation_playoff",
  "relegation",
] as const;
export type ZoneKey = (typeof ZONES)[number];

/** Criteria that separate level teams; over all matches, or those among them. */
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
  "rounding",
] as const;
export type TieMeasure = (typeof TIE_MEASURES)[number];

/** Why a competition deducts points. */
export const DEDUCTION_REASONS = [
  "financial_rules",
  "insolvency",
  "late_payment",
  "false_accounting",
  "match_fixing",
  "licence",
  "ineligible_player",
  "crowd_trouble",
  "unplayed_match",
  "misconduct",
] as const;
export type DeductionReason = (typeof DEDUCTION_REASONS)[number];

/** How a season is played. */
export const STANDINGS_FORMATS = ["league", "groups", "conference", "knockout"] as const;
export type StandingsFormat = (typeof STANDINGS_FORMATS)[number];

/**
 * What is certain for a team before its season ends: the first place, that of its division, the play-offs, at least the
 * games for the last places in them, or neither.
 */
export const CLINCHES = ["first", "division", "playoffs", "play_in", "eliminated"] as const;
export type ClinchKey = (typeof CLINCHES)[number];

/** Parts of a season that have tables of their own, in order of play; `total` is all of them together. */
export const SEASON_PARTS = [
  "group",
  "second_group",
  "final_pool",
  "regular",
  "split",
  "apertura",
  "intermediate",
  "clausura",
  "total",
] as const;
export type SeasonPart = (typeof SEASON_PARTS)[number];

/** The rounds into which a league splits after its regular season, each with a table. */
export const SPLIT_ROUNDS = ["championship", "europe", "relegation"] as const;
export type SplitRound = (typeof SPLIT_ROUNDS)[number];

/** Why a table is not simply the sum of its results; the first two come with the day on which the season ended. */
export const TABLE_REASONS = [
  "average",
  "as_it_stood",
  "two_points",
  "carried",
  "halved_down",
  "halved_up",
  "not_carried",
  "total",
] as const;
export type TableReason = (typeof TABLE_REASONS)[number];
