/** `h2h`: of the matches of the level teams among each other; `overall`: of all matches. */
export type Scope = "h2h" | "overall";

export type Measure =
  | "points"
  | "pct"
  | "goalDifference"
  | "goalsFor"
  | "wins"
  | "awayGoals"
  | "awayWins"
  | "lostPoints"
  | "opponentPoints"
  | "opponentGoalDifference"
  | "opponentGoalsFor"
  | "quotients"
  /** Cards by the rule set's own weights; fewer is better. */
  | "conduct"
  | "reds"
  | "yellows"
  /** The shoot-out after the last match, where the two that are level met in it. */
  | "shootout"
  | "divisionWinner"
  | "divisionPct"
  | "conferencePct"
  | "playoffPct"
  | "otherPlayoffPct";

export interface Step {
  scope: Scope;
  measure: Measure;
  /** Counts only when no more, or no fewer, teams than these are level. */
  atMost?: number;
  atLeast?: number;
  /** Counts only once the last match of the table is played. */
  whenComplete?: true;
  /** Counts only while some match of the table is still to be played. */
  whileRunning?: true;
  /** Counts only where it decides something: among the level teams runs the border of a zone of the table. */
  toDecide?: true;
}

/** What is done once some of the level teams are apart and others still level. */
export type Restart =
  /** These go on with the next step, by the same matches. */
  | "none"
  /** All steps of a run of head-to-head steps first; then these start it again among themselves (UEFA). */
  | "exhaust"
  /** These start with the first step at once (FIBA, NBA). */
  | "one_by_one";

export type H2hMode =
  /** Matches among the level teams count whether or not all of them are played. */
  | "any"
  /** They count only once all of the level have met as often as the competition lets them meet. */
  | "all_met";

/** What the regulations do where every step leaves teams level; nobody here can carry it out, so they share the place. */
export type Last = "lots" | "playoff" | "coefficient" | "fifa_ranking" | "qualifying_rank" | "shared";

/** Points that cards count against a team. */
export interface ConductWeights {
  yellow: number;
  /** In place of the yellow that came before it. */
  secondYellow: number;
  red: number;
}

export interface RuleSet {
  id: string;
  /** Of a win, a draw, a defeat, and a match lost by forfeit. */
  points: readonly [win: number, draw: number, defeat: number, forfeit: number];
  /** What a table goes by before any of the steps. */
  primary: "points" | "pct" | "wins";
  /** How teams level on it are put in order; where all steps leave them level, they share the place. */
  steps: readonly Step[];
  restart: Restart;
  h2hMode: H2hMode;
  last: Last;
  conduct?: ConductWeights;
  /** Goals (points) of overtime count neither in the table nor in a tie-break; the winner is the match's. */
  isWithoutOvertime?: true;
  /** Where the order stands. Absent: nobody here could source it, and the table says that it is provisional. */
  source?: string;
}

export const isProvisional = ({ source }: RuleSet): boolean => source === undefined;

export const overall = (...measures: Measure[]): Step[] => measures.map((measure) => ({ scope: "overall", measure }));
export const h2h = (...measures: Measure[]): Step[] => measures.map((measure) => ({ scope: "h2h", measure }));
export const only = (condition: Omit<Step, "scope" | "measure">, steps: readonly Step[]): Step[] =>
  steps.map((step) => ({ ...step, ...condition }));

const FOOTBALL = { points: [3, 1, 0, 0], primary: "points", restart: "none", h2hMode: "any", last: "lots" } as const;

export const footballRules = (
  id: string,
  steps: readonly Step[],
  options: Partial<Omit<RuleSet, "id" | "steps">> = {},
): RuleSet => ({ ...FOOTBALL, id, steps, ...options });
