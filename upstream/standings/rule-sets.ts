/** `h2h`: of the matches of the level teams among each other; `overall`: of all matches. */
export type Scope = "h2h" | "overall";
export type Measure =
  | "points"
  | "goalDifference"
  | "goalsFor"
  | "wins"
  | "awayGoals"
  | "awayWins"
  | "opponentPoints"
  | "opponentGoalDifference"
  | "opponentGoalsFor";

export interface Step {
  scope: Scope;
  measure: Measure;
  /** Counts only when no more teams than these are level. */
  atMost?: number;
}

export interface RuleSet {
  id: string;
  /** How teams level on points are put in order; where all steps leave them level, they share the place. */
  steps: readonly Step[];
  /** When some of the level teams are separated: start again with those still level (UEFA), or go on with the next step. */
  restartsH2h: boolean;
  /** Matches among level teams count only once all of them have met at home and away. */
  needsBothMatches?: true;
  /** Nobody here could source the order. */
  isProvisional: boolean;
}

const overall = (...measures: Measure[]): Step[] => measures.map((measure) => ({ scope: "overall", measure }));
const h2h = (...measures: Measure[]): Step[] => measures.map((measure) => ({ scope: "h2h", measure }));

const rule = (id: string, steps: Step[], options: Partial<Omit<RuleSet, "id" | "steps">> = {}): RuleSet => ({
  id,
  steps,
  restartsH2h: false,
  isProvisional: false,
  ...options,
});

/** Where the rule of a competition is not known: what most leagues do. */
export const DEFAULT_RULES = rule("default", overall("goalDifference", "goalsFor", "wins"), { isProvisional: true });

// Premier League rule C.17 (since 2019 head-to-head decides only a title, a relegation or a European place, after goals).
export const ENGLISH_RULES = rule("eng-pl", [...overall("goalDifference", "goalsFor"), ...h2h("points", "awayGoals")]);
// CBF's Regulamento Específico da Competição, article 15; cards, which come next, are not in these data.
export const BRAZILIAN_RULES = rule("bra-serie-a", [
  ...overall("wins", "goalDifference", "goalsFor"),
  ...h2h("points", "goalDifference").map((step) => ({ ...step, atMost: 2 })),
]);
// Liga Portugal's Regulamento das Competições, article 17.
export const PORTUGUESE_RULES = rule("por-liga", [
  ...h2h("points", "goalDifference"),
  ...overall("goalDifference", "wins", "goalsFor"),
]);
// UEFA's regulations of its club competitions 2024-27, article 18; disciplinary points and coefficient are not in these data.
export const LEAGUE_PHASE_RULES = rule(
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
  ),
);
// FIFA's regulations of the World Cup up to 2022, article 12.
export const WORLD_CUP_RULES = rule("fifa-wc-to-2022", [
  ...overall("goalDifference", "goalsFor"),
  ...h2h("points", "goalDifference", "goalsFor"),
]);
// The 48-team edition puts the matches of the level teams first.
export const WORLD_CUP_2026_RULES = rule(
  "fifa-wc-2026",
  [...h2h("points", "goalDifference", "goalsFor"), ...overall("goalDifference", "goalsFor")],
  { isProvisional: true },
);
// UEFA's regulations of the EURO, article 20.
export const EURO_RULES = rule(
  "uefa-euro",
  [...h2h("points", "goalDifference", "goalsFor"), ...overall("goalDifference", "goalsFor", "wins")],
  { restartsH2h: true },
);

// Long-standing practice of these leagues, their texts not at hand: provisional.
const HOME_AND_AWAY = { restartsH2h: true, needsBothMatches: true, isProvisional: true } as const;
export const SPANISH_RULES = rule(
  "esp-liga",
  [...h2h("points", "goalDifference"), ...overall("goalDifference", "goalsFor")],
  HOME_AND_AWAY,
);
export const ITALIAN_RULES = rule(
  "ita-a",
  [...h2h("points", "goalDifference"), ...overall("goalDifference", "goalsFor")],
  HOME_AND_AWAY,
);
export const GERMAN_RULES = rule(
  "ger-bundesliga",
  [...overall("goalDifference", "goalsFor"), ...h2h("points", "awayGoals"), ...overall("awayGoals")],
  { isProvisional: true },
);
export const FRENCH_RULES = rule(
  "fra-ligue-1",
  // Metz stayed above Lorient in 2023-24 by the third of these.
  [...overall("goalDifference"), ...h2h("points", "goalDifference", "awayGoals"), ...overall("goalsFor")],
  { isProvisional: true },
);
