import type { BasketballAverages, FootballCounts } from "#contract/domain/people";
import type { LocaleCode } from "#contract/tables/locales";
import type { Sport } from "#contract/tables/sports";
import { formatDecimal, formatNumber } from "./format-amounts.ts";
import type { PeopleWords } from "./person-words.ts";

/** What was counted of a player in a season: one of the two, by the sport. */
export interface Counted {
  counts: FootballCounts;
  averages: BasketballAverages;
}

export type CountKey = keyof FootballCounts;
export type AverageKey = keyof BasketballAverages;

/** Everything that is counted, in the order in which a player's own page tells it. */
export const COUNT_KEYS = [
  "appearances",
  "starts",
  "cameOn",
  "wentOff",
  "minutes",
  "goals",
  "penaltyGoals",
  "assists",
  "yellow",
  "secondYellow",
  "red",
  "rating",
] as const satisfies readonly CountKey[];

export const AVERAGE_KEYS = [
  "games",
  "starts",
  "minutes",
  "points",
  "rebounds",
  "assists",
  "steals",
  "blocks",
  "turnovers",
  "fouls",
  "fieldGoalPct",
  "threePointPct",
  "freeThrowPct",
] as const satisfies readonly AverageKey[];

/** Columns of tables; those of `false` are left out on phones. */
const COUNT_COLUMNS = {
  appearances: true,
  minutes: false,
  goals: true,
  assists: true,
  yellow: false,
  red: false,
  rating: true,
} as const satisfies Partial<Record<CountKey, boolean>>;

const AVERAGE_COLUMNS = {
  games: true,
  minutes: false,
  points: true,
  rebounds: true,
  assists: true,
  steals: false,
  blocks: false,
  turnovers: false,
  fouls: false,
  fieldGoalPct: false,
  threePointPct: false,
  freeThrowPct: false,
} as const satisfies Partial<Record<AverageKey, boolean>>;

type ShortCount = keyof typeof COUNT_COLUMNS;
type ShortAverage = keyof typeof AVERAGE_COLUMNS;

export interface CountColumn {
  key: string;
  name: string;
  short: string;
  /** Left out on phones. */
  isWide: boolean;
  /** Undefined where nobody counted. */
  numberIn(counted: Counted): number | string | undefined;
}

const keysOf = <Key extends string>(columns: Readonly<Record<Key, boolean>>) => Object.keys(columns) as Key[];

/** The columns of a sport's tables, of which those stay that have a number in some row. */
export function countColumns(sport: Sport, rows: readonly Counted[], t: PeopleWords): CountColumn[] {
  const columns: CountColumn[] =
    sport === "football"
      ? keysOf<ShortCount>(COUNT_COLUMNS).map((key) => ({
          key,
          name: t(`count.${key}`),
          short: t(`short.${key}`),
          isWide: !COUNT_COLUMNS[key],
          numberIn: ({ counts }) => counts[key],
        }))
      : keysOf<ShortAverage>(AVERAGE_COLUMNS).map((key) => ({
          key,
          name: t(`average.${key}`),
          short: t(`shortAverage.${key}`),
          isWide: !AVERAGE_COLUMNS[key],
          numberIn: ({ averages }) => averages[key],
        }));
  return columns.filter(({ numberIn }) => rows.some((row) => numberIn(row) !== undefined));
}

/** A counted number as text; a dash where nobody counted. */
export function countText(value: number | string | undefined, locale: LocaleCode): string {
  if (value === undefined) return "–";
  return typeof value === "number" ? formatNumber(value, locale) : formatDecimal(value, locale);
}

export interface NamedCount {
  key: string;
  name: string;
  text: string;
}

/** Everything that was counted of a player, each with its name. */
export function namedCounts(sport: Sport, { counts, averages }: Counted, locale: LocaleCode, t: PeopleWords) {
  const named = (key: string, name: string, value: number | string | undefined): NamedCount[] =>
    value === undefined ? [] : [{ key, name, text: countText(value, locale) + (key.endsWith("Pct") ? "%" : "") }];
  return sport === "football"
    ? COUNT_KEYS.flatMap((key) => named(key, t(`count.${key}`), counts[key]))
    : AVERAGE_KEYS.flatMap((key) => named(key, t(`average.${key}`), averages[key]));
}
