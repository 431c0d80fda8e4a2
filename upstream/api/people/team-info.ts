import type { SquadPlayerWire, TeamInfoBody, TeamInfoWire, TeamTransferWire } from "#contract/calls/people/team-info";
import type { QueryOf } from "#contract/registry";
import type { LocaleCode } from "#contract/tables/locales";
import type { Sport } from "#contract/tables/sports";
import { ageAt } from "#contract/time/age";
import { nameIn } from "../../data/entries/names.ts";
import type { CompetitionEntry, TeamEntry } from "../../data/entries/types.ts";
import { showsPeopleOf } from "../../match/simulation.ts";
import { type CallContext, localeOf } from "../../matches/call-context.ts";
import { getStatistics, type SeasonStatistics } from "../../matches/history/season-statistics.ts";
import { competitionsOf, leagueOf } from "../../matches/leagues.ts";
import { coloursWire, leagueWire, teamWire } from "../../matches/wire/references.ts";
import { absencesAt } from "../../simulator/people/absences.ts";
import { clubByNumber } from "../../simulator/people/clubs.ts";
import { coachAt } from "../../simulator/people/coaches.ts";
import { knownPlayer } from "../../simulator/people/player.ts";
import { squadAt } from "../../simulator/people/squads.ts";
import { type Transfer, transfersOf } from "../../simulator/people/transfers.ts";
import type { Absence, SquadMember } from "../../simulator/people/types.ts";
import { addressOf, foundedOf, toVenue } from "../../simulator/people/venues.ts";
import { currentSeason } from "../context/current-season.ts";
import { requestedTeam } from "../context/requested.ts";
import { getTitles } from "./titles.ts";
import { trophiesWire } from "./trophies-wire.ts";
import { countryName, countsWire, feedDate, feedPosition, feeText, personFields, sideWire } from "./write-people.ts";

/** The team, and the context of the request. */
interface Page {
  team: TeamEntry;
  locale: LocaleCode;
  context: CallContext;
}

/** A team's numbers in its league's current season. */
async function currentStatistics({ team, context }: Page): Promise<SeasonStatistics | undefined> {
  const league = leagueOf(team, context.directory, context.now);
  if (!league || !clubByNumber(Number(team.id))) return undefined;
  const { sources, simulation, now } = context;
  const season = currentSeason(league, await sources.storedSeasons(league.id), now, simulation);
  return season === undefined ? undefined : getStatistics(team, league, season, context);
}

function squadPlayerWire(
  { player, number }: SquadMember,
  { locale, context }: Page,
  injured: ReadonlySet<string>,
  statistics: SeasonStatistics | undefined,
): SquadPlayerWire {
  return {
    ...personFields(player, locale),
    ...countsWire(statistics, player.id),
    number,
    age: ageAt(player.birthDate, context.now) ?? null,
    position: feedPosition(player.role),
    injured: injured.has(player.id) || undefined,
    detailPosition: player.detail,
    birthdate: feedDate(player.birthDate),
    nationality: countryName(player.country, locale),
    countryCode: player.country,
    height: `${player.heightCm} cm`,
    weight: `${player.weightKg} kg`,
  };
}

function transferWire(transfer: Transfer, direction: "from" | "to", { locale }: Page): TeamTransferWire[] {
  const known = knownPlayer(transfer.playerId);
  if (!known) return [];
  const side = transfer[direction];
  const club = side && sideWire(side, locale);
  return [
    {
      ...personFields(known.player, locale),
      date: feedDate(transfer.at),
      [direction]: club?.name,
      team_id: club?.id,
      teamKey: club?.key,
      type: feeText(transfer),
    },
  ];
}

function transfersWire(page: Page): TeamInfoWire["transfers"] {
  const club = clubByNumber(Number(page.team.id));
  if (!club || club.isNational) return { in: { player: [] }, out: { player: [] } };
  const { in: arrivals, out: departures } = transfersOf(club, page.context.now);
  return {
    in: { player: arrivals.flatMap((one) => transferWire(one, "from", page)) },
    out: { player: departures.flatMap((one) => transferWire(one, "to", page)) },
  };
}

function venueFields(team: TeamEntry, locale: LocaleCode) {
  const venue = toVenue(team);
  return {
    venue_id: venue.id,
    venue_name: venue.name,
    venue_surface: venue.surface,
    venue_address: addressOf(venue, locale),
    venue_city: venue.city,
    venue_capacity: venue.capacity ?? null,
  };
}

/** Conference and division, if the league has them. */
function buildAlignment(team: TeamEntry, league: CompetitionEntry | undefined, locale: LocaleCode) {
  const conference = league?.basketball?.conferences?.find(({ teamIds }) => teamIds.includes(team.id));
  const division = conference?.divisions?.find(({ teamIds }) => teamIds.includes(team.id));
  return {
    conference: conference && nameIn(conference.names, locale).name,
    division: division && nameIn(division.names, locale).name,
  };
}

const sidelinedWire = ({ player, reason, from, until }: Absence, locale: LocaleCode) => ({
  ...personFields(player, locale),
  description: reason,
  startdate: feedDate(from),
  enddate: feedDate(until),
});

async function getPage(page: Page): Promise<TeamInfoWire> {
  const { team, locale, context } = page;
  const { directory, now } = context;
  const { teamId, teamKey, teamName: name, ...others } = teamWire(team, locale);
  const hasPeople = showsPeopleOf(team, directory, context.simulation);
  const absences = hasPeople ? absencesAt(team, now) : [];
  const injured = new Set(absences.filter(({ kind }) => kind === "injury").map(({ player }) => player.id));
  const statistics = hasPeople ? await currentStatistics(page) : undefined;
  const coach = hasPeople ? coachAt(team, now) : undefined;
  const squad = hasPeople ? squadAt(team, now) : [];
  const competitions = competitionsOf(team, directory, now);
  return {
    id: teamId,
    key: teamKey,
    name,
    ...others,
    fullname: team.names.en,
    country: countryName(team.country, locale),
    founded: hasPeople ? (foundedOf(team) ?? null) : null,
    ...(hasPeople ? venueFields(team, locale) : { venue_capacity: null }),
    coach: coach ? personFields(coach, locale) : {},
    leagues: {
      league_id: competitions.map(({ id }) => id),
      league: competitions.map((one) => leagueWire(one, directory, locale)),
    },
    squad: { player: squad.map((member) => squadPlayerWire(member, page, injured, statistics)) },
    transfers: hasPeople ? transfersWire(page) : { in: { player: [] }, out: { player: [] } },
    trophies: { trophy: trophiesWire(await getTitles(team, context), directory, locale) },
    sidelined: { player: absences.map((absence) => sidelinedWire(absence, locale)) },
    ...buildAlignment(team, leagueOf(team, directory, now), locale),
    colours: coloursWire(team),
  };
}

/** A team with its ground, coach, squad, this season's numbers, two years' transfers, titles and absences. */
export const infoOfTeam =
  (sport: Sport) =>
  async ({ teamId, lang }: QueryOf<"teamInfo">, context: CallContext): Promise<TeamInfoBody> => {
    const team = requestedTeam(teamId, sport, context);
    return { teams: { team: [await getPage({ team, locale: localeOf(lang), context })] } };
  };
