import type { Sport } from "#contract/tables/sports";
import { regionOf } from "../../data/countries/regions.ts";
import type { TeamEntry } from "../../data/entries/types.ts";
import { ARTIFICIAL_TURF, GROUND_NAMES, HALL_NAMES, USUAL_GROUND_NAMES } from "../../data/venues/invented-venues.ts";
import { share } from "./mix.ts";
import type { Surface } from "./types.ts";

/** Where a sport is played, as far as no venue is listed. */
interface VenueModel {
  /** Names in a country; `{}` is the town or the club. */
  namesIn(country: string): readonly string[];
  /** Usual seats of a team of this strength. */
  seats(strength: number): number;
  surfaceOf(team: TeamEntry): Surface;
  /** A youth team's, behind the club's name. */
  youthVenue: { name: string; surface: Surface };
}

const HYBRID_FROM = 76;

function grassOf({ id, country, strength, isNational }: TeamEntry): Surface {
  if (isNational || strength >= HYBRID_FROM) return strength >= HYBRID_FROM && !isNational ? "hybrid" : "grass";
  return share(Number(id), 103) < (ARTIFICIAL_TURF[country] ?? 0.03) ? "artificial" : "grass";
}

const MODELS: Readonly<Record<Sport, VenueModel>> = {
  football: {
    namesIn: (country) => GROUND_NAMES[country] ?? GROUND_NAMES[regionOf(country)] ?? USUAL_GROUND_NAMES,
    seats: (strength) => 420 * Math.exp(strength / 19),
    surfaceOf: grassOf,
    youthVenue: { name: "Training Ground", surface: "grass" },
  },
  basketball: {
    namesIn: () => HALL_NAMES,
    seats: (strength) => 900 * Math.exp(strength / 36),
    surfaceOf: () => "indoor",
    youthVenue: { name: "Practice Facility", surface: "indoor" },
  },
};

export const venueModelOf = (sport: Sport): VenueModel => MODELS[sport];
