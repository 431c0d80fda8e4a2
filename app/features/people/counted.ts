import type { LocaleCode } from "#contract/tables/locales";
import type { Sport } from "#contract/tables/sports";
import type { Counted } from "~/sports/player-figures";
import { adapterOf } from "~/sports/sports";
import { formatDecimal, formatNumber } from "./format-amounts.ts";
import type { PeopleTranslator } from "./person-labels.ts";

export type { Counted } from "~/sports/player-figures";

export interface CountColumn {
  key: string;
  name: string;
  short: string;
  /** Hidden on phones. */
  isWide: boolean;
  /** Undefined if it was not counted. */
  numberIn(counted: Counted): number | string | undefined;
}

/** The columns of a sport's tables that have a number in at least one row. */
export const countColumns = (sport: Sport, rows: readonly Counted[], t: PeopleTranslator): CountColumn[] =>
  adapterOf(sport)
    .people.columns.map((column) => ({ ...column, name: t(column.name), short: t(column.short) }))
    .filter(({ numberIn }) => rows.some((row) => numberIn(row) !== undefined));

/** A count as text; a dash if it was not counted. */
export function countText(value: number | string | undefined, locale: LocaleCode): string {
  if (value === undefined) return "–";
  return typeof value === "number" ? formatNumber(value, locale) : formatDecimal(value, locale);
}

export interface NamedCount {
  key: string;
  name: string;
  text: string;
}

/** Every count of a player with its name. */
export const namedCounts = (sport: Sport, counted: Counted, locale: LocaleCode, t: PeopleTranslator): NamedCount[] =>
  adapterOf(sport).people.figures.flatMap(({ key, name, numberIn }) => {
    const value = numberIn(counted);
    if (value === undefined) return [];
    return [{ key, name: t(name), text: countText(value, locale) + (key.endsWith("Pct") ? "%" : "") }];
  });
