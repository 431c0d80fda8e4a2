import { footballRules, h2h, only, overall } from "./rule-set.ts";

const UEFA_CONDUCT = { yellow: 1, secondYellow: 3, red: 3 };

export const LEAGUE_PHASE_RULES = footballRules(
  "uefa-league-phase-2024",
  overall(
    "goalDifference",
    "goalsFor",
    "awayGoals",
    "wins",
    "awayWins",
    "opponentPoints",
    "opponentGoalDifference",
    "opponentGoalsFor",
    "conduct",
  ),
  {
    conduct: UEFA_CONDUCT,
    last: "coefficient",
    source: "UEFA, Regulations of the Champions League 2024-27, article 18; of its two sisters, the same",
  },
);

export const UEFA_GROUP_RULES = footballRules(
  "uefa-group-to-2023",
  [
    ...h2h("points", "goalDifference", "goalsFor"),
    ...overall("goalDifference", "goalsFor", "awayGoals", "wins", "awayWins", "conduct"),
  ],
  {
    restart: "exhaust",
    conduct: UEFA_CONDUCT,
    last: "coefficient",
    source: "UEFA, Regulations of the Champions League 2023/24, article 17",
  },
);

export const EURO_RULES = footballRules(
  "uefa-euro",
  [
    ...h2h("points", "goalDifference", "goalsFor"),
    ...overall("goalDifference", "goalsFor", "wins"),
    ...only({ atMost: 2 }, overall("shootout")),
    ...overall("conduct"),
  ],
  {
    restart: "exhaust",
    conduct: UEFA_CONDUCT,
    last: "qualifying_rank",
    source: "UEFA, Regulations of the European Football Championship 2022-24, article 20",
  },
);

const FIFA_CONDUCT = { yellow: 1, secondYellow: 3, red: 4 };

/** Goals of all matches first, then the matches among level teams. */
const GOALS_FIRST = [
  ...overall("goalDifference", "goalsFor"),
  ...h2h("points", "goalDifference", "goalsFor"),
  ...overall("conduct"),
];

export const WORLD_CUP_RULES = footballRules("fifa-wc-to-2022", GOALS_FIRST, {
  conduct: FIFA_CONDUCT,
  source: "FIFA, Regulations of the World Cups Russia 2018, article 32, and Qatar 2022, article 12",
});

// Matches among the level teams come first, and again among those that stay level. Three accounts agree on this; the
// text itself was not available, and one account has the old order.
export const WORLD_CUP_2026_RULES = footballRules(
  "fifa-wc-2026",
  [...h2h("points", "goalDifference", "goalsFor"), ...overall("goalDifference", "goalsFor", "conduct")],
  { restart: "exhaust", conduct: FIFA_CONDUCT, last: "fifa_ranking" },
);

// Goals in matches among level teams count for three teams or more; two that remain start again.
export const AFCON_RULES = footballRules(
  "caf-afcon",
  [
    ...h2h("points"),
    ...only({ atLeast: 3 }, h2h("goalDifference", "goalsFor")),
    ...overall("goalDifference", "goalsFor"),
  ],
  { restart: "exhaust", source: "CAF, Regulations of the Africa Cup of Nations, article 74" },
);

export const COPA_AMERICA_RULES = footballRules("conmebol-copa-america", GOALS_FIRST, {
  conduct: FIFA_CONDUCT,
  source: "CONMEBOL, Regulations of the Copa América 2024",
});

export const ASIAN_CUP_RULES = footballRules(
  "afc-asian-cup",
  [
    ...h2h("points", "goalDifference", "goalsFor"),
    ...overall("goalDifference", "goalsFor"),
    ...only({ atMost: 2 }, overall("shootout")),
    ...overall("conduct"),
  ],
  { restart: "exhaust", conduct: { yellow: 1, secondYellow: 3, red: 3 } },
);

/** Cups played by this project's engine: advancing is decided in this order, and finally by lot. */
export const PLAYED_CUP_RULES = footballRules("played-cup", overall("goalDifference", "goalsFor", "wins"), {
  source: "The order in which simulated cups send teams on",
});

/** Equal ranks across groups: teams that never met have no head-to-head. */
export const acrossGroups = (id: string, conduct = FIFA_CONDUCT) =>
  footballRules(`${id}-across-groups`, overall("goalDifference", "goalsFor", "conduct"), { conduct });
