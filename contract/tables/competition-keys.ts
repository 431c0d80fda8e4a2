// Keys of a competition's rules, records and leaders, translated in every language. Other keys are a supplier's own,
// and have no translation.

/** What a table is ranked by before any tie-breaker. */
export const TABLE_ORDERS = ["points", "pct", "wins"] as const;
export type TableOrder = (typeof TABLE_ORDERS)[number];

/**
 * What regulations prescribe when every step leaves teams level; it cannot be computed here, so they share the place.
 */
export const LAST_RESORTS = ["lots", "playoff", "coefficient", "fifa_ranking", "qualifying_rank", "shared"] as const;
export type LastResort = (typeof LAST_RESORTS)[number];

/**
 * After a step separates only some of the level teams, the rest: continue with the next step, using the same matches;
 * first finish a run of head-to-head steps, then restart it among themselves (UEFA); restart with the first step at
 * once (FIBA, NBA).
 */
export const RESTARTS = ["none", "exhaust", "one_by_one"] as const;
export type Restart = (typeof RESTARTS)[number];

/**
 * When matches among level teams count: always, or only once all level teams have met as often as the competition
 * schedules.
 */
export const H2H_MODES = ["any", "all_met"] as const;
export type H2hMode = (typeof H2H_MODES)[number];

/** When a tie-breaker applies; the first two are followed by a number of teams. */
export const TIE_CONDITIONS = ["at_most", "at_least", "when_complete", "to_decide"] as const;
export type TieCondition = (typeof TIE_CONDITIONS)[number];

/** A rule's value is a number, or one of the words above. */
const RULE_KEYS = [
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

/** Leader categories, most important first: goals and assists in football, all but goals in basketball. */
export const LEADER_KEYS = ["goals", "points", "rebounds", "assists", "steals", "blocks"] as const;
export type LeaderKey = (typeof LEADER_KEYS)[number];
