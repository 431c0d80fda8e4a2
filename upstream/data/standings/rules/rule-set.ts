import type { H2hMode, LastResort, Restart, TableOrder } from "#contract/tables/competition-keys";
import type { TieMeasure } from "#contract/tables/standings-keys";

/** `h2h`: matches among the level teams; `overall`: all matches. */
export type Scope = "h2h" | "overall";

/** For `conduct` (cards by the rule set's own weights), `reds` and `yellows` fewer is better. */
export type Measure = TieMeasure;

export interface Step {
  scope: Scope;
  measure: Measure;
  /** Applies only if at most, or at least, this many teams are level. */
  atMost?: number;
  atLeast?: number;
  /** Applies only once the table's last match has been played. */
  whenComplete?: true;
  /** Applies only while a match of the table is still to be played. */
  whileRunning?: true;
  /** Applies only if it decides something: a zone border runs between the level teams. */
  toDecide?: true;
}

/** Points that cards cost a team. */
export interface ConductWeights {
  yellow: number;
  /** Instead of the yellow before it. */
  secondYellow: number;
  red: number;
}

export interface RuleSet {
  id: string;
  /** For a win, a draw, a defeat, and a forfeit. */
  points: readonly [win: number, draw: number, defeat: number, forfeit: number];
  /** The table's order before any of the steps; `average`, points a match, only of a season that ended early. */
  primary: TableOrder | "average";
  /** How teams level on it are ordered; teams that all steps leave level share the place. */
  steps: readonly Step[];
  restart: Restart;
  h2hMode: H2hMode;
  last: LastResort;
  conduct?: ConductWeights;
  /** Goals (points) of overtime count neither in the table nor in a tie-break; the winner is the match's. */
  isWithoutOvertime?: true;
  /** The source of the order. Absent if none was found; the table is then marked as provisional. */
  source?: string;
}

/** Whether a table has points: some of basketball's rank by wins or their percentage alone. */
export const countsPoints = ({ primary }: Pick<RuleSet, "primary">): boolean =>
  primary === "points" || primary === "average";

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
