import { ZONES, type ZoneKey } from "#contract/tables/standings-keys";

/** Colours of standings.module.css, by the value of a place: 1 to 4 upwards, 5 and 6 downwards. */
const TONES: Record<ZoneKey, 1 | 2 | 3 | 4 | 5 | 6> = {
  champions_league: 1,
  champions_league_qualifying: 2,
  europa_league: 3,
  europa_league_qualifying: 3,
  conference_league: 4,
  conference_league_qualifying: 4,
  libertadores: 1,
  libertadores_qualifying: 2,
  sudamericana: 3,
  sudamericana_qualifying: 3,
  acl_elite: 1,
  acl_elite_qualifying: 2,
  acl2: 3,
  afc_challenge: 4,
  caf_champions_league: 1,
  caf_confederation_cup: 3,
  championship_round: 1,
  europe_round: 3,
  relegation_round: 5,
  knockout: 1,
  knockout_playoff: 2,
  best_thirds: 2,
  went_through: 1,
  playoffs: 1,
  play_in: 2,
  promotion: 1,
  promotion_playoff: 2,
  relegation_playoff: 5,
  relegation: 6,
};

/** A zone with translations; a supplier's own has none and is not marked. */
export const zoneOf = (key: string | undefined): ZoneKey | undefined => ZONES.find((zone) => zone === key);

export const toneOf = (zone: ZoneKey): number => TONES[zone];
