import { CITIES } from "../data/countries/cities.ts";

const cities = new Map(Object.entries(CITIES).map(([country, text]) => [country, text.split(",")]));

/** The listed cities of a country, each once, the largest first. */
export const citiesOf = (country: string): readonly string[] => [...new Set(cities.get(country))];

/** A city of a country, by a number in [0, 1); undefined for countries whose cities nobody has listed. */
export function birthPlaceOf(country: string, draw: number): string | undefined {
  const known = cities.get(country);
  return known?.[Math.floor(draw * known.length)];
}
