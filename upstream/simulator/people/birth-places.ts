import { CITIES } from "../../data/countries/cities.ts";

const cities = new Map(Object.entries(CITIES).map(([country, text]) => [country, text.split(",")]));

/** A country's listed cities, without duplicates, largest first. */
export const citiesOf = (country: string): readonly string[] => [...new Set(cities.get(country))];

/** A city of a country, by a number in [0, 1); undefined for countries without listed cities. */
export function birthPlaceOf(country: string, draw: number): string | undefined {
  const known = cities.get(country);
  return known?.[Math.floor(draw * known.length)];
}
