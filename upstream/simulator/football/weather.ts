import type { Weather } from "#contract/domain/match-info";
import { DAY } from "#contract/time/units";
import { CLIMATE_OF, CLIMATES, type Climate } from "../../data/countries/climates.ts";
import { createRandom } from "../../platform/random.ts";

/** How far into the northern summer an instant is: 0 in mid-January, 1 in mid-July. */
const summerness = (instant: number): number => (1 - Math.cos(((instant / DAY - 14.5) / 365.2425) * 2 * Math.PI)) / 2;

/**
 * The weather at a place on a day: typical for the season and the same for every match there that day. Places in
 * countries not in the table have an oceanic climate.
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
