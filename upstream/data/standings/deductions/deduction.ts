import type { DeductionReason } from "#contract/tables/standings-keys";

export interface Deduction {
  club: string;
  points: number;
  /** The day of the decision, or its month if the day is not known: earlier tables are without it. */
  since: string;
  reason: DeductionReason;
}

export interface SeasonDeductions {
  /** Who took the points off, and where that can be read. */
  source: string;
  rows: readonly Deduction[];
}

/**
 * Points taken off by a competition, which results do not show, by league id and season. Each row is a separate
 * decision, so that every day's table is right: points given back later are a row with negative points. A season's rows
 * together give its final table.
 */
export type Deductions = Readonly<Record<string, SeasonDeductions>>;
