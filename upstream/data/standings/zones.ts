import type { ZoneKey } from "#contract/tables/standings-keys";
import { AFRICAN_PLACES } from "./places/africa.ts";
import { AMERICAN_PLACES } from "./places/americas.ts";
import { ASIAN_PLACES } from "./places/asia.ts";
import { EUROPEAN_PLACES } from "./places/europe.ts";
import type { LeaguePlaces } from "./places/places.ts";

/** What a place in a table leads to; its name is translated when rendering. */
export const ZONE_COLOURS = {
  champions_league: "#1a5fb4",
  champions_league_qualifying: "#62a0ea",
  europa_league: "#e66100",
  europa_league_qualifying: "#e66100",
  conference_league: "#2b8a3e",
  conference_league_qualifying: "#2b8a3e",
  libertadores: "#1a5fb4",
  libertadores_qualifying: "#62a0ea",
  sudamericana: "#e66100",
  sudamericana_qualifying: "#e66100",
  acl_elite: "#1a5fb4",
  acl_elite_qualifying: "#62a0ea",
  acl2: "#e66100",
  afc_challenge: "#2b8a3e",
  caf_champions_league: "#1a5fb4",
  caf_confederation_cup: "#e66100",
  championship_round: "#1a5fb4",
  europe_round: "#e66100",
  relegation_round: "#f6b26b",
  knockout: "#1a5fb4",
  knockout_playoff: "#62a0ea",
  best_thirds: "#62a0ea",
  went_through: "#1a5fb4",
  playoffs: "#1a5fb4",
  play_in: "#62a0ea",
  promotion: "#1a5fb4",
  promotion_playoff: "#62a0ea",
  relegation_playoff: "#f6b26b",
  relegation: "#c01c28",
} as const satisfies Record<ZoneKey, string>;

export const LEAGUE_PLACES: LeaguePlaces = {
  ...EUROPEAN_PLACES,
  ...AMERICAN_PLACES,
  ...ASIAN_PLACES,
  ...AFRICAN_PLACES,
};
