import * as z from "zod/mini";
import type { PlayerRef } from "../../domain/people.ts";
import type { SquadPlayer, TeamInfo, TeamTransfer, VenueInfo } from "../../domain/team-info.ts";
import { parseCompetition } from "../../parse/competition.ts";
import { parseFlag } from "../../parse/match.ts";
import { SURFACES } from "../../tables/match-facts.ts";
import { callAddress, type Sport } from "../../tables/sports.ts";
import { endpoint, SLOW } from "../../wire/endpoint.ts";
import { WireLeagueRef } from "../../wire/match-item.ts";
import { IdParam, LangParam } from "../../wire/parameters.ts";
import { onlyRow, rows } from "../../wire/rows.ts";
import { Id, NullableInt, OptionalFlag, OptionalText, Text, wireObject } from "../../wire/scalars.ts";
import { parseColours, WireColours } from "../../wire/team-colours.ts";
import type { WireOf } from "../../wire/wire-of.ts";
import {
  BASKETBALL_AVERAGES,
  FEE,
  FOOTBALL_COUNTS,
  known,
  parseAverages,
  parseClub,
  parseCounts,
  parseDate,
  parseMeasure,
  parsePosition,
  parseSpell,
  parseTerms,
  parseTrophy,
  WireTrophies,
  wireGroup,
} from "./people-wire.ts";

const PERSON = { id: OptionalText, key: OptionalText, name: Text, nameIsFallback: OptionalFlag };

const WireSquadPlayer = wireObject({
  ...PERSON,
  ...FOOTBALL_COUNTS,
  ...BASKETBALL_AVERAGES,
  number: NullableInt,
  age: NullableInt,
  /** G, D, M or A; in basketball PG to C. */
  position: OptionalText,
  injured: OptionalFlag,
  detailPosition: OptionalText,
  birthdate: OptionalText,
  nationality: OptionalText,
  countryCode: OptionalText,
  height: OptionalText,
  weight: OptionalText,
});
export type SquadPlayerWire = WireOf<typeof WireSquadPlayer>;

/** `from` for arrivals, `to` for departures, as in the feed. */
const WireTeamTransfer = wireObject({
  ...PERSON,
  ...FEE,
  date: OptionalText,
  from: OptionalText,
  to: OptionalText,
  team_id: OptionalText,
  teamKey: OptionalText,
});
export type TeamTransferWire = WireOf<typeof WireTeamTransfer>;

const WireSidelined = wireObject({
  ...PERSON,
  description: OptionalText,
  startdate: OptionalText,
  enddate: OptionalText,
});

const Transfers = wireGroup({ player: rows("player", WireTeamTransfer) });

const WireTeamInfo = wireObject({
  id: Id,
  key: OptionalText,
  name: Text,
  shortName: OptionalText,
  nameIsFallback: OptionalFlag,
  fullname: OptionalText,
  country: OptionalText,
  countryCode: OptionalText,
  founded: NullableInt,
  venue_id: OptionalText,
  venue_name: OptionalText,
  venue_surface: OptionalText,
  venue_address: OptionalText,
  venue_city: OptionalText,
  venue_capacity: NullableInt,
  coach: wireGroup({ ...PERSON, name: OptionalText }),
  leagues: wireGroup({ league_id: rows("league_id", Id), league: rows("league", WireLeagueRef) }),
  squad: wireGroup({ player: rows("player", WireSquadPlayer) }),
  transfers: wireGroup({ in: Transfers, out: Transfers }),
  trophies: WireTrophies,
  sidelined: wireGroup({ player: rows("player", WireSidelined) }),
  conference: OptionalText,
  division: OptionalText,
  colours: WireColours,
});
export type TeamInfoWire = WireOf<typeof WireTeamInfo>;

/** The feed gives one object, or a list of one. */
const TeamInfoResult = z.object({ teams: wireGroup({ team: rows("team", WireTeamInfo) }) });
export type TeamInfoBody = WireOf<typeof TeamInfoResult>;

const parsePerson = (person: { id?: string; key?: string; name: string; nameIsFallback?: boolean }): PlayerRef => ({
  ...(person.id && { id: person.id }),
  ...(person.key && { key: person.key }),
  name: person.name,
  ...(person.nameIsFallback && { isFallbackName: true as const }),
});

const parseSquadPlayer = (row: z.output<typeof WireSquadPlayer>): SquadPlayer => {
  const birthDate = parseDate(row.birthdate);
  return {
    ...known<SquadPlayer>({
      ...parsePerson(row),
      number: row.number,
      position: parsePosition(row.position),
      detail: row.detailPosition,
      birthDate,
      age: birthDate ? undefined : row.age,
      nationality: row.nationality,
      flag: parseFlag(row.countryCode),
      isInjured: row.injured ? true : undefined,
      heightCm: parseMeasure(row.height),
      weightKg: parseMeasure(row.weight),
    }),
    counts: parseCounts(row),
    averages: parseAverages(row),
  };
};

const parseTransfer = (row: z.output<typeof WireTeamTransfer>): TeamTransfer =>
  known<TeamTransfer>({
    player: parsePerson(row),
    date: parseDate(row.date),
    club: parseClub(row.from ?? row.to, row.team_id, row.teamKey),
    ...parseTerms(row.type),
  });

const parseVenue = (team: z.output<typeof WireTeamInfo>): VenueInfo | undefined =>
  team.venue_name
    ? known<VenueInfo>({
        id: team.venue_id,
        name: team.venue_name,
        city: team.venue_city,
        address: team.venue_address,
        surface: SURFACES.find((surface) => surface === team.venue_surface?.toLowerCase()),
        capacity: team.venue_capacity || undefined,
      })
    : undefined;

function parseTeamInfo(team: z.output<typeof WireTeamInfo>): TeamInfo {
  const flag = parseFlag(team.countryCode);
  const { name, ...coach } = team.coach;
  return known<TeamInfo>({
    team: {
      id: team.id,
      key: team.key ?? team.id,
      name: team.name,
      ...(team.shortName && { shortName: team.shortName }),
      ...(flag && { flag }),
      ...(team.nameIsFallback && { isFallbackName: true as const }),
    },
    fullName: team.fullname,
    country: team.country,
    founded: team.founded || undefined,
    venue: parseVenue(team),
    coach: name ? parsePerson({ ...coach, name }) : undefined,
    competitions: team.leagues.league.map(parseCompetition),
    squad: team.squad.player.map(parseSquadPlayer),
    transfersIn: team.transfers.in.player.map(parseTransfer),
    transfersOut: team.transfers.out.player.map(parseTransfer),
    trophies: team.trophies.trophy.map(parseTrophy),
    sidelined: team.sidelined.player.map((row) => ({
      ...parseSpell({ reason: row.description, from: row.startdate, until: row.enddate }),
      player: parsePerson(row),
    })),
    conference: team.conference,
    division: team.division,
    colours: parseColours(team.colours),
  });
}

/** A team with its venue, coach, squad, transfers, trophies and absences. An answer without a team is a fault. */
export const infoOfTeam = (sport: Sport) =>
  endpoint({
    ...callAddress(sport, "teamInfo", "/team/info"),
    namesOne: true,
    isHead: true,
    query: z.object({ teamId: IdParam, lang: LangParam }),
    result: TeamInfoResult,
    toValue: ({ teams }): TeamInfo => parseTeamInfo(onlyRow(teams.team, "teams.team")),
    cache: SLOW,
  });
