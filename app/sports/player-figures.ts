import type { BasketballAverages, FootballCounts } from "#contract/domain/people";

/** What was counted of a player in a season: one of the two, by the sport. */
export interface Counted {
  counts: FootballCounts;
  averages: BasketballAverages;
}

type CountKey = keyof FootballCounts;
type AverageKey = keyof BasketballAverages;

/** A number of a player's season. */
export interface PlayerFigure {
  key: CountKey | AverageKey;
  /** Of the translations `people`. */
  name: `count.${CountKey}` | `average.${AverageKey}`;
  /** Undefined where it was not counted. */
  numberIn(counted: Counted): number | string | undefined;
}

type ShortCount = "appearances" | "minutes" | "goals" | "assists" | "yellow" | "red" | "rating";
type ShortAverage = Exclude<AverageKey, "starts">;

/** A number that tables of players have a column for. */
export interface PlayerColumn extends PlayerFigure {
  /** Of the translations `people`. */
  short: `short.${ShortCount}` | `shortAverage.${ShortAverage}`;
  /** Left out on phones. */
  isWide: boolean;
}

/** One of the numbers by which the best of a squad are listed. */
export interface BestFigure {
  /** Of the translations `people`. */
  name: `count.${"goals" | "assists" | "rating"}` | `average.${"points" | "rebounds" | "assists"}`;
  /** An average says little of someone who played once: whoever is listed has played a part of the matches. */
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
