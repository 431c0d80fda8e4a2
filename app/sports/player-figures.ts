import type { BasketballAverages, FootballCounts } from "#contract/domain/people";

/** A player's statistics in a season: one of the two, by the sport. */
export interface Counted {
  counts: FootballCounts;
  averages: BasketballAverages;
}

type CountKey = keyof FootballCounts;
type AverageKey = keyof BasketballAverages;

/** A statistic of a player's season. */
export interface PlayerFigure {
  key: CountKey | AverageKey;
  /** Key in the translations `people`. */
  name: `count.${CountKey}` | `average.${AverageKey}`;
  /** Undefined if it was not counted. */
  numberIn(counted: Counted): number | string | undefined;
}

type ShortCount = "appearances" | "minutes" | "goals" | "assists" | "yellow" | "red" | "rating";
type ShortAverage = Exclude<AverageKey, "starts">;

/** A statistic with a column in tables of players. */
export interface PlayerColumn extends PlayerFigure {
  /** Key in the translations `people`. */
  short: `short.${ShortCount}` | `shortAverage.${ShortAverage}`;
  /** Hidden on phones. */
  isWide: boolean;
}

/** A statistic for which a squad's leaders are listed. */
export interface BestFigure {
  /** Key in the translations `people`. */
  name: `count.${"goals" | "assists" | "rating"}` | `average.${"points" | "rebounds" | "assists"}`;
  /** An average says little after one match: leaders must have played a minimum share of the matches. */
  isAverage: boolean;
  numberIn(counted: Counted): number | string | undefined;
}

export const countFigure = (key: CountKey): PlayerFigure => ({
  key,
  name: `count.${key}`,
  numberIn: ({ counts }) => counts[key],
});

export const averageFigure = (key: AverageKey): PlayerFigure => ({
  key,
  name: `average.${key}`,
  numberIn: ({ averages }) => averages[key],
});

export const countColumn = (key: ShortCount, width: "narrow" | "wide"): PlayerColumn => ({
  ...countFigure(key),
  short: `short.${key}`,
  isWide: width === "wide",
});

export const averageColumn = (key: ShortAverage, width: "narrow" | "wide"): PlayerColumn => ({
  ...averageFigure(key),
  short: `shortAverage.${key}`,
  isWide: width === "wide",
});
