import type { Side } from "#contract/domain/match";

/** A statistic of both sides, ready to render. */
export interface StatView {
  key: string;
  name: string;
  home: string;
  away: string;
  /** Lengths of both bars, in per cent of the longest possible one. */
  shares: readonly [home: number, away: number];
  /** The side with the better number; absent if equal or neutral. */
  better?: Side;
}

/** Related rows with a heading. */
export interface StatGroup {
  key: string;
  name: string;
  rows: StatView[];
}

/** Two counts as percentages of their sum; 0 if both are 0. */
export function sharesOfSum(home: number, away: number): readonly [number, number] {
  const sum = home + away;
  return sum > 0 ? [percent(home, sum), percent(away, sum)] : [0, 0];
}

/** Rounded to whole per cent; 0 of 0 is 0. */
export const percent = (part: number, total: number): number => (total > 0 ? Math.round((part / total) * 100) : 0);

export function betterSide(home: number, away: number, isHigherBetter: boolean): Side | undefined {
  if (home === away) return undefined;
  return home > away === isHigherBetter ? "home" : "away";
}
