import type { PlayerInfo } from "#contract/domain/player-info";
import type { LocaleCode } from "#contract/tables/locales";
import type { Sport } from "#contract/tables/sports";
import { type CountColumn, countColumns, countText, type NamedCount, namedCounts } from "~/features/people/counted";
import type { PeopleTranslator } from "~/features/people/person-labels";
import { byClub, totalOf } from "~/features/player/season-totals";

/** A season's numbers by competition. */
export interface CompetitionNumbers {
  columns: Pick<CountColumn, "key" | "name" | "short" | "isWide">[];
  /** Cells in the order of the columns. */
  rows: { competition: string; cells: string[] }[];
}

export interface SeasonNumbers {
  season: string;
  team: string;
  /** The only competition, otherwise absent: the counts are of all. */
  competition?: string;
  counts: NamedCount[];
  /** Of at least two competitions. */
  byCompetition?: CompetitionNumbers;
}

interface Facts {
  sport: Sport;
  locale: LocaleCode;
  t: PeopleTranslator;
}

/** Seasons that begin in one year belong together: leagues and cups may name theirs differently. */
const yearOf = (season: string): string => season.slice(0, 4);

/**
 * The year of the latest season with matches of their league: before its opening a few of a cup or a summer tournament
 * say less than the whole season before.
 */
const latestYear = (seasons: PlayerInfo["seasons"]): string =>
  yearOf((seasons.find(({ isLeague }) => isLeague) ?? seasons[0])?.season ?? "");

/** What a player has done in the latest season, for each club in all its competitions and in each. */
export function latestNumbers({ seasons }: Pick<PlayerInfo, "seasons">, facts: Facts): SeasonNumbers[] {
  const { sport, locale, t } = facts;
  const year = latestYear(seasons);
  const latest = seasons.filter(({ season }) => yearOf(season) === year);
  return [...byClub(latest).values()].flatMap((own): SeasonNumbers[] => {
    const [first] = own;
    if (!first) return [];
    const { season, team, competition } = first;
    if (own.length === 1)
      return [
        { season, team: team.name, ...(competition && { competition }), counts: namedCounts(sport, first, locale, t) },
      ];
    const columns = countColumns(sport, own, t);
    return [
      {
        season,
        team: team.name,
        counts: namedCounts(sport, totalOf(own), locale, t),
        byCompetition: {
          columns: columns.map(({ key, name, short, isWide }) => ({ key, name, short, isWide })),
          rows: own.map((row) => ({
            competition: row.competition ?? row.team.name,
            cells: columns.map(({ numberIn }) => countText(numberIn(row), locale)),
          })),
        },
      },
    ];
  });
}
