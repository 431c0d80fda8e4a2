import type { ClubSeasonWire } from "#contract/calls/people/player-info";
import type { LocaleCode } from "#contract/tables/locales";
import { nameIn } from "../../data/entries/names.ts";
import type { CompetitionEntry, TeamEntry } from "../../data/entries/types.ts";
import type { CallContext } from "../../matches/call-context.ts";
import { getStatistics } from "../../matches/history/season-statistics.ts";
import { competitionsOf, leagueOf } from "../../simulator/people/leagues.ts";
import type { Tenure } from "../../simulator/people/tenures.ts";
import { currentSeason } from "../context/current-season.ts";
import { playedSeasons } from "../standings/seasons.ts";
import { countsWire, teamName } from "./write-people.ts";

/** Whose seasons are told: a player with the spells at clubs that have begun, earliest first. */
export interface Stations {
  player: { id: string };
  stations: readonly Tenure[];
  locale: LocaleCode;
  context: CallContext;
}

/** In years: their own league's and all other competitions of their club. */
const MAX_SEASONS = 3;

/** A competition's seasons up to the current one, latest first. */
async function getSeasons(competition: CompetitionEntry, { sources, simulation, now }: CallContext): Promise<string[]> {
  const current = currentSeason(competition, await sources.storedSeasons(competition.id), now, simulation);
  return playedSeasons(competition, current, simulation);
}

const yearOf = (season: string): number => Number(season.slice(0, 4));

/** The years of seasons in which a spell may include matches, latest first. */
async function getYears({ club, start, end }: Tenure, context: CallContext): Promise<number[]> {
  const league = leagueOf(club.team, context.directory);
  if (!league) return [];
  const lastYear = Math.min(end >> 1, new Date(context.now).getUTCFullYear());
  const years = (await getSeasons(league, context)).map(yearOf);
  return years.filter((year) => year >= (start >> 1) - 1 && year <= lastYear);
}

/** A club's league, then the other competitions in which it plays. */
function inOrder(team: TeamEntry, { directory }: CallContext): CompetitionEntry[] {
  const league = leagueOf(team, directory);
  const others = competitionsOf(team, directory).filter((one) => one !== league);
  return league ? [league, ...others] : others;
}

async function seasonRow(
  competition: CompetitionEntry,
  year: number,
  { club: { team } }: Tenure,
  { player, locale, context }: Stations,
): Promise<ClubSeasonWire[]> {
  const season = (await getSeasons(competition, context)).find((one) => yearOf(one) === year);
  if (season === undefined) return [];
  const statistics = await getStatistics(team, competition, season, context);
  if (!statistics.football.has(player.id) && !statistics.basketball.has(player.id)) return [];
  return [
    {
      ...countsWire(statistics, player.id),
      id: team.id,
      name: teamName(team, locale),
      key: team.key,
      league: nameIn(competition.names, locale).name,
      league_id: competition.id,
      season,
    },
  ];
}

/**
 * Their numbers in the latest seasons, one row for each club and competition; those in which they did not play have no
 * row.
 */
export async function seasonsWire(of: Stations): Promise<ClubSeasonWire[]> {
  const rows: ClubSeasonWire[] = [];
  const seen = new Set<number>();
  for (const station of of.stations.toReversed()) {
    for (const year of await getYears(station, of.context)) {
      seen.add(year);
      if (seen.size > MAX_SEASONS) return rows;
      const competitions = inOrder(station.club.team, of.context);
      const found = await Promise.all(competitions.map((competition) => seasonRow(competition, year, station, of)));
      rows.push(...found.flat());
    }
  }
  return rows;
}
