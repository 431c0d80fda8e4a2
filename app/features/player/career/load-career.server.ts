import type { BasketballAverages, ClubRef, FootballCounts } from "#contract/domain/people";
import type { ClubSeason } from "#contract/domain/player-info";
import type { EdgeContext } from "#worker/pages/context";
import { type Counted, countColumns, countText } from "~/features/people/counted";
import { type Named, namedClub } from "~/features/people/name-of";
import { loadPlayerHead, type PlayerHeadData, type PlayerRequest } from "~/features/player/load-player-head.server";
import { namespacesOf } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";

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

/** Averages per game. Percentages are left out: the number of shots behind them is unknown, so they cannot be combined. */
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
export function clubTotals(seasons: readonly ClubSeason[]): ClubTotal[] {
  const clubs = Map.groupBy(seasons, ({ team }) => team.id ?? team.name);
  return [...clubs.values()].map((own) => ({
    team: (own[0] as ClubSeason).team,
    counts: sumOf(own.map(({ counts }) => counts)),
    averages: averageOf(own.map(({ averages }) => averages)),
  }));
}

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

export interface CareerColumn {
  key: string;
  name: string;
  short: string;
}

export interface CareerRow {
  season?: string;
  club: Named;
  competition?: string;
  /** One per column. */
  cells: string[];
}

export interface CareerTable {
  columns: CareerColumn[];
  rows: CareerRow[];
}

export interface CareerData {
  head: PlayerHeadData;
  seasons: CareerTable;
  totals: CareerTable;
}

interface Source extends Counted {
  team: ClubRef;
  season?: string;
  competition?: string;
}

/** Data of a player's career page. Throws the error pages of loadPlayerHead. */
export async function loadCareer(context: EdgeContext, request: Omit<PlayerRequest, "tab">): Promise<CareerData> {
  const { locale } = context;
  const head = await loadPlayerHead(context, { ...request, tab: "career" });
  const { sport, info } = head;
  const t = translatorOf(locale, namespacesOf("player-career")).getFixedT(null, "people");
  const table = (rows: readonly Source[]): CareerTable => {
    const columns = countColumns(sport, rows, t);
    return {
      columns: columns.map(({ key, name, short }) => ({ key, name, short })),
      rows: rows.map((row) => ({
        ...(row.season && { season: row.season }),
        club: namedClub(row.team, { sport, locale }),
        ...(row.competition && { competition: row.competition }),
        cells: columns.map(({ numberIn }) => countText(numberIn(row), locale)),
      })),
    };
  };
  return { head, seasons: table(info.seasons), totals: table(clubTotals(info.seasons)) };
}
