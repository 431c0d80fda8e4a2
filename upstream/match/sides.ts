import type { Pair, Side } from "#contract/domain/match";

export const SIDES = ["home", "away"] as const satisfies readonly Side[];

export const otherSide = (side: Side): Side => (side === "home" ? "away" : "home");

/** A pair from the other side's view. */
export const turnedPair = ([home, away]: Pair): Pair => [away, home];

/** Counts by statistic from the other side's view. */
export const turnedRows = (rows: Readonly<Record<string, Pair>>): Record<string, Pair> =>
  Object.fromEntries(Object.entries(rows).map(([key, pair]) => [key, turnedPair(pair)]));
