import type { ClubSeasonWire } from "#contract/calls/people/player-info";
import type { LocaleCode } from "#contract/tables/locales";
import { firstYearOf } from "#contract/time/dates";
import { nameIn } from "../../data/entries/names.ts";
import type { CompetitionEntry, TeamEntry } from "../../data/entries/types.ts";
import type { CallContext } from "../../matches/call-context.ts";
import { getStatistics } from "../../matches/history/season-statistics.ts";
import { everyCompetitionOf, leaguesOf, playsIn } from "../../matches/leagues.ts";
import type { Spell } from "../../simulator/people/spells.ts";
import { currentSeason } from "../context/current-season.ts";
import { playedSeasons } from "../standings/seasons.ts";
import { countsWire, teamName } from "./write-people.ts";

/** Whose seasons are told: a player with the spells at clubs that have begun, earliest first. */
export interface Spells {
  player: { id: string };
  spells: readonly Spell[];
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

interface Played {
  competition: CompetitionEntry;
  isLeague?: true;
  seasons: readonly string[];
}

/** A club's leagues, then the other competitions, with the seasons in which it plays there; empty without a league. */
async function competitionsOfClub(team: TeamEntry, context: CallContext): Promise<Played[]> {
  const leagues = leaguesOf(team, context.directory);
  if (leagues.length === 0) return [];
  const others = everyCompetitionOf(team, context.directory).filter((one) => !leagues.includes(one));
  return Promise.all(
    [...leagues, ...others].map(async (competition) => ({
      competition,
      seasons: (await getSeasons(competition, context)).filter((season) => playsIn(team, competition, season)),
      ...(leagues.includes(competition) && { isLeague: true as const }),
    })),
  );
}

/** The years of its leagues' seasons in which a spell may include matches, latest first. */
function yearsOf({ from, until }: Spell, competitions: readonly Played[], now: number): number[] {
  const [first, last] = [from, Math.min(until, now)].map((instant) => new Date(instant).getUTCFullYear());
  const years = competitions.filter((one) => one.isLeague).flatMap(({ seasons }) => seasons.map(firstYearOf));
  return [...new Set(years)].filter((year) => year >= first! - 1 && year <= last!).sort((a, b) => b - a);
}

async function seasonRow(
  { competition, seasons, isLeague }: Played,
  year: number,
  { club: { team } }: Spell,
  { player, locale, context }: Spells,
): Promise<ClubSeasonWire[]> {
  const season = seasons.find((one) => firstYearOf(one) === year);
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
      isLeague,
      season,
    },
  ];
}

/**
 * Their numbers in the latest seasons, one row for each club and competition; those in which they did not play have no
 * row.
 */
export async function seasonsWire(of: Spells): Promise<ClubSeasonWire[]> {
  const rows: ClubSeasonWire[] = [];
  const seen = new Set<number>();
  for (const spell of of.spells.toReversed()) {
    const competitions = await competitionsOfClub(spell.club.team, of.context);
    for (const year of yearsOf(spell, competitions, of.context.now)) {
      seen.add(year);
      if (seen.size > MAX_SEASONS) return rows;
      const found = await Promise.all(competitions.map((played) => seasonRow(played, year, spell, of)));
      rows.push(...found.flat());
    }
  }
  return rows;
}
