import type { Weather } from "#contract/domain/match-info";
import { DAY } from "../engine/day-number.ts";
import { createRandom } from "../engine/random.ts";

/** Mean temperatures of January and July in degrees Celsius, and the share of wet days in either. */
interface Climate {
  january: readonly [celsius: number, wet: number];
  july: readonly [celsius: number, wet: number];
}

const CLIMATES = {
  nordic: { january: [-3, 0.35], july: [17, 0.3] },
  continental: { january: [0, 0.3], july: [21, 0.27] },
  oceanic: { january: [6, 0.42], july: [19, 0.28] },
  mediterranean: { january: [11, 0.25], july: [27, 0.05] },
  desert: { january: [19, 0.04], july: [35, 0.01] },
  eastAsian: { january: [3, 0.15], july: [27, 0.38] },
  tropical: { january: [27, 0.25], july: [28, 0.45] },
  equatorial: { january: [27, 0.45], july: [26, 0.35] },
  southern: { january: [25, 0.25], july: [13, 0.25] },
} as const satisfies Record<string, Climate>;

/** By country code; the climate of its large towns. */
const COUNTRIES: Readonly<Record<keyof typeof CLIMATES, string>> = {
  nordic: "SE NO FI IS EE LV LT FO",
  continental: "DE AT CH PL CZ SK HU RO BG RS UA BY RU MD SI KZ UZ CA BA MK XK LI GE AM",
  oceanic: "GB-ENG GB-SCT GB-WLS GB-NIR IE FR BE NL LU DK NZ",
  mediterranean: "PT ES IT GR TR HR CY IL MT AL ME MA TN DZ LB AD SM GI",
  desert: "AE SA QA KW BH OM IQ IR EG JO SY LY YE",
  eastAsian: "CN JP KR KP TW HK MO US",
  tropical: "TH VN KH MY PH LA MM IN BD MX GT HN CR PA SV NI CU JM HT TT VE",
  equatorial: "SG ID BN CO EC PE BO GH NG CM CI SN KE UG TZ CD GA ML BF GN BR",
  southern: "AR UY CL PY ZA AU ZM ZW AO MZ NA",
};

const CLIMATE_OF = new Map(
  Object.entries(COUNTRIES).flatMap(([climate, codes]) =>
    codes.split(" ").map((code) => [code, climate as keyof typeof CLIMATES] as const),
  ),
);

/** How far into the northern summer an instant lies: 0 in the middle of January, 1 in the middle of July. */
const summerness = (instant: number): number => (1 - Math.cos(((instant / DAY - 14.5) / 365.2425) * 2 * Math.PI)) / 2;

/**
 * The weather at a place on a day: the same for every match there that day, and such as the season has. Places of which
 * the table knows no country have an oceanic climate.
 */
export function weatherAt(place: string, country: string, instant: number): Required<Weather> {
  const random = createRandom(`weather ${place} ${Math.floor(instant / DAY)}`);
  const { january, july }: Climate = CLIMATES[CLIMATE_OF.get(country) ?? "oceanic"];
  const share = summerness(instant);
  const mix = (index: 0 | 1): number => january[index] + (july[index] - january[index]) * share;
  const celsius = Math.round(mix(0) + (random.next() + random.next() - 1) * 8);
  const isWet = random.chance(mix(1));
  const code = wordFor(random.next(), isWet, celsius);
  const damp = isWet ? 78 : code === "fog" ? 92 : code === "cloudy" ? 64 : 50;
  return {
    code,
    celsius,
    humidity: Math.min(99, damp + random.integer(-8, 14)),
    wind: code === "fog" ? random.integer(0, 6) : random.integer(2, isWet ? 34 : 24),
  };
}

function wordFor(lot: number, isWet: boolean, celsius: number): Weather["code"] {
  if (isWet && celsius <= 1) return "snow";
  if (isWet) return celsius >= 22 && lot < 0.4 ? "storm" : "rain";
  if (celsius > -2 && celsius < 12 && lot < 0.06) return "fog";
  return lot < 0.55 ? "clear" : "cloudy";
}
