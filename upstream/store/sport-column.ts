import { DEFAULT_SPORT, type Sport } from "#contract/tables/sports";

/** A sport as rows have it: null for football, which rows had before there were other sports. */
export const sportColumn = (sport: Sport): Sport | null => (sport === DEFAULT_SPORT ? null : sport);

/** The sport of a row. */
export const sportOfColumn = (column: Sport | null | undefined): Sport => column ?? DEFAULT_SPORT;
