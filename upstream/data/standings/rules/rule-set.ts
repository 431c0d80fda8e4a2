import type { H2hMode, LastResort, Restart, TableOrder } from "#contract/tables/competition-keys";
import type { TieMeasure } from "#contract/tables/standings-keys";

/** `h2h`: of the matches of the level teams among each other; `overall`: of all matches. */
export type Scope = "h2h" | "overall";

/** Of `conduct` (cards by the rule set's own weights), `reds` and `yellows` fewer is better. */
export type Measure = TieMeasure;

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
  primary: TableOrder;
  /** How teams level on it are put in order; where all steps leave them level, they share the place. */
  steps: readonly Step[];
  restart: Restart;
  h2hMode: H2hMode;
  last: LastResort;
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
