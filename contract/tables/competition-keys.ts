// Keys that words of a competition's rules, records and leaders are made of, in every language. A key that is not among
// them is one of a supplier's own, for which there are no words.

/** What a table goes by before any tie-break. */
export const TABLE_ORDERS = ["points", "pct", "wins"] as const;
export type TableOrder = (typeof TABLE_ORDERS)[number];

/** What regulations do where every step leaves teams level; nobody here can carry it out, so they share the place. */
export const LAST_RESORTS = ["lots", "playoff", "coefficient", "fifa_ranking", "qualifying_rank", "shared"] as const;
export type LastResort = (typeof LAST_RESORTS)[number];

/**
 * What is done once some of the level teams are apart and others still level: these go on with the next step by the same
 * matches; all steps of a run of head-to-head steps first, then these start it again among themselves (UEFA); these
 * start with the first step at once (FIBA, NBA).
 */
export const RESTARTS = ["none", "exhaust", "one_by_one"] as const;
export type Restart = (typeof RESTARTS)[number];

/**
 * When matches among level teams count: whether or not all of them are played; only once all of the level have met as
 * often as the competition lets them meet.
 */
export const H2H_MODES = ["any", "all_met"] as const;
export type H2hMode = (typeof H2H_MODES)[number];

/** Under what a tie-break counts; the first two have a number of teams behind them. */
export const TIE_CONDITIONS = ["at_most", "at_least", "when_complete", "to_decide"] as const;
export type TieCondition = (typeof TIE_CONDITIONS)[number];

/** A rule's value is a number, or one of the words above. */
export const RULE_KEYS = [
  "points.win",
  "points.draw",
  "points.defeat",
  "order.primary",
  "order.restart",
  "order.h2h",
  "order.last",
  "format.meetings",
  "format.matches",
  "format.groups",
  "format.best_thirds",
  "play.periods",
  "play.minutes",
] as const;
export type RuleKey = (typeof RULE_KEYS)[number];

export const RECORD_KEYS = ["biggest_win", "most_goals", "longest_winning_run", "longest_unbeaten_run"] as const;
export type RecordKey = (typeof RECORD_KEYS)[number];

/** What players are led by, the weightiest first: goals and assists in football, all but goals in basketball. */
export const LEADER_KEYS = ["goals", "points", "rebounds", "assists", "steals", "blocks"] as const;
export type LeaderKey = (typeof LEADER_KEYS)[number];
