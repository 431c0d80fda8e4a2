import type { BasketballAverages, ClubRef, FootballCounts } from "#contract/domain/people";
import type { ClubSeason } from "#contract/domain/player-info";
import type { Counted } from "~/features/people/counted";

interface ClubTotal extends Counted {
  team: ClubRef;
}

const SUMMED = [
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
] as const satisfies readonly (keyof FootballCounts)[];

/**
 * Averages per game. Percentages are left out: the number of shots behind them is unknown, so they cannot be combined.
 */
const WEIGHTED = [
  "minutes",
  "points",
  "rebounds",
  "assists",
  "steals",
  "blocks",
  "turnovers",
  "fouls",
] as const satisfies readonly (keyof BasketballAverages)[];

/** Per club in the order of the seasons: sums, and averages weighted by games. Ratings are not summed. */
export const clubTotals = (seasons: readonly ClubSeason[]): ClubTotal[] => [...byClub(seasons).values()].map(totalOf);

/** The rows of each club, in the order of the seasons. */
export const byClub = (seasons: readonly ClubSeason[]): Map<string, ClubSeason[]> =>
  Map.groupBy(seasons, ({ team }) => team.id ?? team.name);

/** What the rows of one club add up to. */
export const totalOf = (own: readonly ClubSeason[]): ClubTotal => ({
  team: (own[0] as ClubSeason).team,
  counts: sumOf(own.map(({ counts }) => counts)),
  averages: averageOf(own.map(({ averages }) => averages)),
});

function sumOf(rows: readonly FootballCounts[]): FootballCounts {
  const sums: FootballCounts = {};
  for (const key of SUMMED)
    for (const row of rows) {
      const value = row[key];
      if (value !== undefined) sums[key] = (sums[key] ?? 0) + value;
    }
  return sums;
}

function averageOf(rows: readonly BasketballAverages[]): BasketballAverages {
  const games = rows.reduce((sum, row) => sum + (row.games ?? 0), 0);
  if (games === 0) return {};
  const averages: BasketballAverages = { games };
  for (const key of WEIGHTED) {
    if (rows.some((row) => row[key] === undefined)) continue;
    const sum = rows.reduce((total, row) => total + Number(row[key]) * (row.games ?? 0), 0);
    averages[key] = (sum / games).toFixed(1);
  }
  return averages;
}
