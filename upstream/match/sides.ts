import type { Pair, Side } from "#contract/domain/match";

export const SIDES = ["home", "away"] as const satisfies readonly Side[];

export const otherSide = (side: Side): Side => (side === "home" ? "away" : "home");

/** A team's side in a match that it plays. */
export const sideOfTeam = ({ homeId }: { homeId: string }, teamId: string): Side =>
  homeId === teamId ? "home" : "away";

/** A pair from the other side's view. */
export const turnedPair = ([home, away]: Pair): Pair => [away, home];

/** Counts by statistic from the other side's view. */
export const turnedRows = (rows: Readonly<Record<string, Pair>>): Record<string, Pair> =>
  Object.fromEntries(Object.entries(rows).map(([key, pair]) => [key, turnedPair(pair)]));
