import { h2h, only, overall, type RuleSet } from "./rule-set.ts";

/**
 * Two points per win, one per defeat, none for a forfeit; the first team separated leaves, and the rest start again.
 */
export const FIBA_RULES: RuleSet = {
  id: "fiba-group",
  points: [2, 1, 1, 0],
  primary: "points",
  steps: [...h2h("pct", "goalDifference", "goalsFor"), ...overall("goalDifference", "goalsFor")],
  restart: "one_by_one",
  h2hMode: "any",
  last: "lots",
  source: "FIBA, Official Basketball Rules, appendix D, Classification of teams",
};

export const EUROLEAGUE_RULES: RuleSet = {
  id: "euroleague",
  points: [2, 1, 1, 0],
  primary: "wins",
  steps: [...h2h("pct", "goalDifference"), ...overall("goalDifference", "goalsFor", "quotients")],
  restart: "one_by_one",
  h2hMode: "all_met",
  last: "lots",
  isWithoutOvertime: true,
  source: "Euroleague Basketball, bylaws, tie-breaks of the regular season; points of extra periods do not count",
};

// Ties of two and of more teams use the division leader at different steps. Placing it after the matches of two is the
// newer text; an older one had it first.
export const NBA_RULES: RuleSet = {
  id: "nba",
  points: [2, 1, 1, 0],
  primary: "pct",
  steps: [
    ...only({ atMost: 2 }, h2h("pct")),
    ...overall("divisionWinner"),
    ...only({ atLeast: 3 }, h2h("pct")),
    ...overall("divisionPct", "conferencePct", "playoffPct"),
    ...only({ atMost: 2 }, overall("otherPlayoffPct")),
    ...overall("goalDifference"),
  ],
  restart: "one_by_one",
  h2hMode: "any",
  last: "lots",
  source: "NBA, procedure for breaking ties of the regular season",
};

/** Leagues played by this project's engine: play-offs are seeded in this order, and finally by lot. */
export function playedLeagueRules({ points, primary }: RuleSet): RuleSet {
  return {
    id: "played-league",
    points,
    primary,
    steps: overall("goalDifference", "goalsFor"),
    restart: "none",
    h2hMode: "any",
    last: "lots",
    source: "The order in which simulated leagues seed their play-offs",
  };
}

/** For a league that orders by win percentage without known rules of its own. */
export const PERCENTAGE_RULES: RuleSet = {
  id: "basketball-default",
  points: [2, 1, 1, 0],
  primary: "pct",
  steps: [...h2h("pct", "goalDifference"), ...overall("goalDifference", "goalsFor")],
  restart: "one_by_one",
  h2hMode: "any",
  last: "shared",
};
