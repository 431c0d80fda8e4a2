import { CBA_NORTH, CBA_SOUTH } from "../../data/clubs/basketball/china.ts";
import {
  AUSTRALIAN_NBL,
  HONG_KONG_A1,
  KBL_TEAMS,
  NEW_ZEALAND_NBL,
  TPBL_TEAMS,
} from "../../data/clubs/basketball/east-asia.ts";
import { EUROCUP_OTHERS, EUROLEAGUE_OTHERS } from "../../data/clubs/basketball/europe-others.ts";
import { BBL_TEAMS } from "../../data/clubs/basketball/germany.ts";
import { LBA_TEAMS, LNB_TEAMS } from "../../data/clubs/basketball/italy-france.ts";
import { B1_EAST, B1_WEST } from "../../data/clubs/basketball/japan.ts";
import { NBA_ATLANTIC, NBA_CENTRAL, NBA_SOUTHEAST } from "../../data/clubs/basketball/nba-east.ts";
import { NBA_NORTHWEST, NBA_PACIFIC, NBA_SOUTHWEST } from "../../data/clubs/basketball/nba-west.ts";
import { MPBL_NORTH, MPBL_SOUTH, PBA_TEAMS } from "../../data/clubs/basketball/philippines.ts";
import { LIGA_NACIONAL_TEAMS, NBB_TEAMS } from "../../data/clubs/basketball/south-america.ts";
import { BTL_TEAMS, CAMBODIAN_LEAGUE, IBL_TEAMS, VBA_TEAMS } from "../../data/clubs/basketball/south-east-asia.ts";
import { ACB_TEAMS, LPB_TEAMS } from "../../data/clubs/basketball/spain-portugal.ts";
import { withThaiShortName } from "../../data/clubs/basketball/thai-short-names.ts";
import { BSL_TEAMS, GREEK_TEAMS } from "../../data/clubs/basketball/turkey-greece.ts";
import { WNBA_EAST, WNBA_WEST } from "../../data/clubs/basketball/wnba.ts";
import { ASIA } from "../../data/competitions/basketball/asia.ts";
import { EUROPE } from "../../data/competitions/basketball/europe.ts";
import { EUROPE_DOMESTIC } from "../../data/competitions/basketball/europe-domestic.ts";
import { NORTH_AMERICA } from "../../data/competitions/basketball/north-america.ts";
import { SOUTH_AMERICA } from "../../data/competitions/basketball/south-america.ts";
import { SOUTH_EAST_ASIA } from "../../data/competitions/basketball/south-east-asia.ts";
import type { CompetitionEntry, TeamEntry } from "../../data/entries/types.ts";

export const BASKETBALL_TEAMS: readonly TeamEntry[] = [
  NBA_ATLANTIC,
  NBA_CENTRAL,
  NBA_SOUTHEAST,
  NBA_NORTHWEST,
  NBA_PACIFIC,
  NBA_SOUTHWEST,
  WNBA_EAST,
  WNBA_WEST,
  CBA_NORTH,
  CBA_SOUTH,
  B1_EAST,
  B1_WEST,
  KBL_TEAMS,
  TPBL_TEAMS,
  HONG_KONG_A1,
  AUSTRALIAN_NBL,
  NEW_ZEALAND_NBL,
  PBA_TEAMS,
  MPBL_NORTH,
  MPBL_SOUTH,
  BTL_TEAMS,
  VBA_TEAMS,
  CAMBODIAN_LEAGUE,
  IBL_TEAMS,
  ACB_TEAMS,
  LPB_TEAMS,
  LBA_TEAMS,
  LNB_TEAMS,
  BBL_TEAMS,
  BSL_TEAMS,
  GREEK_TEAMS,
  EUROLEAGUE_OTHERS,
  EUROCUP_OTHERS,
  NBB_TEAMS,
  LIGA_NACIONAL_TEAMS,
]
  .flat()
  .map(withThaiShortName);

/** Ids 8001 to 8099. */
export const BASKETBALL_COMPETITIONS: readonly CompetitionEntry[] = [
  ...NORTH_AMERICA,
  ...EUROPE,
  ...EUROPE_DOMESTIC,
  ...ASIA,
  ...SOUTH_EAST_ASIA,
  ...SOUTH_AMERICA,
];
