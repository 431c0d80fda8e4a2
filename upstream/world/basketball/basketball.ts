import type { CompetitionEntry, TeamEntry } from "../types.ts";
import { ASIA } from "./competitions/asia.ts";
import { EUROPE } from "./competitions/europe.ts";
import { EUROPE_DOMESTIC } from "./competitions/europe-domestic.ts";
import { FRIENDLIES } from "./competitions/friendlies.ts";
import { NORTH_AMERICA } from "./competitions/north-america.ts";
import { SOUTH_AMERICA } from "./competitions/south-america.ts";
import { SOUTH_EAST_ASIA } from "./competitions/south-east-asia.ts";
import { CBA_NORTH, CBA_SOUTH } from "./teams/china.ts";
import { AUSTRALIAN_NBL, HONG_KONG_A1, KBL_TEAMS, NEW_ZEALAND_NBL, TPBL_TEAMS } from "./teams/east-asia.ts";
import { EUROCUP_OTHERS, EUROLEAGUE_OTHERS } from "./teams/europe-others.ts";
import { BBL_TEAMS } from "./teams/germany.ts";
import { LBA_TEAMS, LNB_TEAMS } from "./teams/italy-france.ts";
import { B1_EAST, B1_WEST } from "./teams/japan.ts";
import { NBA_ATLANTIC, NBA_CENTRAL, NBA_SOUTHEAST } from "./teams/nba-east.ts";
import { NBA_NORTHWEST, NBA_PACIFIC, NBA_SOUTHWEST } from "./teams/nba-west.ts";
import { MPBL_NORTH, MPBL_SOUTH, PBA_TEAMS } from "./teams/philippines.ts";
import { LIGA_NACIONAL_TEAMS, NBB_TEAMS } from "./teams/south-america.ts";
import { BTL_TEAMS, CAMBODIAN_LEAGUE, IBL_TEAMS, VBA_TEAMS } from "./teams/south-east-asia.ts";
import { ACB_TEAMS, LPB_TEAMS } from "./teams/spain-portugal.ts";
import { BSL_TEAMS, GREEK_TEAMS } from "./teams/turkey-greece.ts";
import { WNBA_EAST, WNBA_WEST } from "./teams/wnba.ts";
import { ASIAN_YOUTH, EUROPEAN_YOUTH, SOUTH_AMERICAN_YOUTH } from "./teams/youth.ts";
import { withThaiShortName } from "./thai-short-names.ts";

export const BASKETBALL_TEAMS: readonly TeamEntry[] = [
  ...[NBA_ATLANTIC, NBA_CENTRAL, NBA_SOUTHEAST, NBA_NORTHWEST, NBA_PACIFIC, NBA_SOUTHWEST, WNBA_EAST, WNBA_WEST],
  ...[CBA_NORTH, CBA_SOUTH, B1_EAST, B1_WEST, KBL_TEAMS, TPBL_TEAMS, HONG_KONG_A1, AUSTRALIAN_NBL, NEW_ZEALAND_NBL],
  ...[PBA_TEAMS, MPBL_NORTH, MPBL_SOUTH, BTL_TEAMS, VBA_TEAMS, CAMBODIAN_LEAGUE, IBL_TEAMS],
  ...[ACB_TEAMS, LPB_TEAMS, LBA_TEAMS, LNB_TEAMS, BBL_TEAMS, BSL_TEAMS, GREEK_TEAMS, EUROLEAGUE_OTHERS, EUROCUP_OTHERS],
  ...[NBB_TEAMS, LIGA_NACIONAL_TEAMS, ASIAN_YOUTH, EUROPEAN_YOUTH, SOUTH_AMERICAN_YOUTH],
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
  ...FRIENDLIES,
];
