import type { Side } from "#contract/domain/match";

/** What was counted of both sides, ready to be shown. */
export interface StatView {
  key: string;
  name: string;
  home: string;
  away: string;
  /** Lengths of the two bars in percent of the longest that a side can have. */
  shares: readonly [home: number, away: number];
  /** The side whose number is the better one; absent of equal ones, and of what is neither good nor bad. */
  better?: Side;
}

/** Rows that belong together, under a heading. */
export interface StatGroup {
  key: string;
  name: string;
  rows: StatView[];
}

/** Two counts as parts of their sum, in percent; nothing of nothing. */
export function sharesOfSum(home: number, away: number): readonly [number, number] {
  const sum = home + away;
  return sum > 0 ? [percent(home, sum), percent(away, sum)] : [0, 0];
}

/** Rounded to a percent; 0 of 0 is 0. */
export const percent = (part: number, total: number): number => (total > 0 ? Math.round((part / total) * 100) : 0);

export function betterSide(home: number, away: number, isHigherBetter: boolean): Side | undefined {
  if (home === away) return undefined;
  return home > away === isHigherBetter ? "home" : "away";
}
