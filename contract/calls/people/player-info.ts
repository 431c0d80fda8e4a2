import * as z from "zod/mini";
import type { ClubSeason, PlayerInfo, PlayerTransfer } from "../../domain/player-info.ts";
import { parseFlag, parseTeam } from "../../parse/match.ts";
import { callAddress, type Sport } from "../../tables/sports.ts";
import { endpoint, SLOW } from "../../wire/endpoint.ts";
import { WireTeamRef } from "../../wire/match-item.ts";
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

const WireClubSeason = wireObject({
  ...FOOTBALL_COUNTS,
  ...BASKETBALL_AVERAGES,
  /** The club's. */
  id: OptionalText,
  name: Text,
  key: OptionalText,
  league: OptionalText,
  league_id: OptionalText,
  /** Whether it is the club's own league. */
  isLeague: OptionalFlag,
  season: Text,
});
export type ClubSeasonWire = WireOf<typeof WireClubSeason>;

const WirePlayerTransfer = wireObject({
  ...FEE,
  date: OptionalText,
  from: OptionalText,
  from_id: OptionalText,
  fromKey: OptionalText,
  to: OptionalText,
  to_id: OptionalText,
  toKey: OptionalText,
});
export type PlayerTransferWire = WireOf<typeof WirePlayerTransfer>;

const WireSidelined = wireObject({ type: OptionalText, start: OptionalText, end: OptionalText });

const WirePlayerInfo = wireObject({
  id: Id,
  key: OptionalText,
  common_name: OptionalText,
  name: Text,
  nameIsFallback: OptionalFlag,
  fullname: OptionalText,
  firstname: OptionalText,
  lastname: OptionalText,
  team: OptionalText,
  teamid: OptionalText,
  teamKey: OptionalText,
  teamColours: WireColours,
  nationalTeam: z.optional(WireTeamRef),
  number: NullableInt,
  nationality: OptionalText,
  nationalityCode: OptionalText,
  birthdate: OptionalText,
  /** At the time of the answer; unused. */
  age: NullableInt,
  birthcountry: OptionalText,
  birthplace: OptionalText,
  position: OptionalText,
  detailPosition: OptionalText,
  height: OptionalText,
  weight: OptionalText,
  preferredFoot: OptionalText,
  contractUntil: OptionalText,
  marketValueEUR: OptionalText,
  experienceYears: NullableInt,
  college: OptionalText,
  statistic: wireGroup({ club: rows("club", WireClubSeason) }),
  trophies: WireTrophies,
  transfers: wireGroup({ transfer: rows("transfer", WirePlayerTransfer) }),
  sidelined: wireGroup({ sidelined: rows("sidelined", WireSidelined) }),
});
export type PlayerInfoWire = WireOf<typeof WirePlayerInfo>;

const PlayerInfoResult = z.object({ players: wireGroup({ player: rows("player", WirePlayerInfo) }) });
export type PlayerInfoBody = WireOf<typeof PlayerInfoResult>;

const parseSeason = (row: z.output<typeof WireClubSeason>): ClubSeason =>
  known<ClubSeason>({
    season: row.season,
    team: parseClub(row.name, row.id, row.key),
    competition: row.league,
    competitionId: row.league_id,
    isLeague: row.isLeague || undefined,
    counts: parseCounts(row),
    averages: parseAverages(row),
  });

const parseTransfer = (row: z.output<typeof WirePlayerTransfer>): PlayerTransfer =>
  known<PlayerTransfer>({
    date: parseDate(row.date),
    from: parseClub(row.from, row.from_id, row.fromKey),
    to: parseClub(row.to, row.to_id, row.toKey),
    ...parseTerms(row.type),
  });

/** Left, Right, Both and their initials. */
const parseFoot = (word: string | undefined) =>
  (["L", "R", "B"] as const).find((letter) => word?.trim().toUpperCase().startsWith(letter));

const parsePlayerInfo = (row: z.output<typeof WirePlayerInfo>): PlayerInfo =>
  known<PlayerInfo>({
    id: row.id,
    key: row.key,
    name: row.common_name ?? row.name,
    isFallbackName: row.nameIsFallback ? true : undefined,
    number: row.number,
    firstName: row.firstname,
    lastName: row.lastname,
    fullName: row.fullname,
    nationality: row.nationality,
    flag: parseFlag(row.nationalityCode),
    birthDate: parseDate(row.birthdate),
    birthPlace: row.birthplace,
    birthCountry: row.birthcountry,
    position: parsePosition(row.position),
    detail: row.detailPosition,
    heightCm: parseMeasure(row.height),
    weightKg: parseMeasure(row.weight),
    foot: parseFoot(row.preferredFoot),
    team: row.team && row.teamid ? { id: row.teamid, key: row.teamKey ?? row.teamid, name: row.team } : undefined,
    teamColours: parseColours(row.teamColours),
    nationalTeam: row.nationalTeam && parseTeam(row.nationalTeam),
    contractUntil: parseDate(row.contractUntil),
    marketValueEur: parseTerms(row.marketValueEUR).feeEur,
    experienceYears: row.experienceYears,
    college: row.college,
    seasons: row.statistic.club.map(parseSeason),
    trophies: row.trophies.trophy.map(parseTrophy),
    transfers: row.transfers.transfer.map(parseTransfer),
    sidelined: row.sidelined.sidelined.map(({ type, start, end }) =>
      parseSpell({ reason: type, from: start, until: end }),
    ),
  });

/** A player with their career, transfers, trophies and absences. An answer without a player is a fault. */
export const infoOfPlayer = (sport: Sport) =>
  endpoint({
    ...callAddress(sport, "playerInfo", "/player/info"),
    namesOne: true,
    isHead: true,
    query: z.object({ playerId: IdParam, lang: LangParam }),
    result: PlayerInfoResult,
    toValue: ({ players }): PlayerInfo => parsePlayerInfo(onlyRow(players.player, "players.player")),
    cache: SLOW,
  });
