import { FOOTBALL_VENUES } from "./football-venues.ts";
import { BASKETBALL_VENUES, NATIONAL_VENUES } from "./other-venues.ts";

/** Known facts about a club and its ground: name, city, capacity, year in which the club was founded. */
export interface KnownVenue {
  name: string;
  city: string;
  capacity: number;
  founded: number;
}

function read(text: string, prefix: string): [string, KnownVenue][] {
  return text.split("\n").flatMap((line): [string, KnownVenue][] => {
    const [key = "", name = "", city = "", capacity, founded] = line.split("|");
    return name ? [[`${prefix}${key}`, { name, city, capacity: Number(capacity), founded: Number(founded) }]] : [];
  });
}

export const KNOWN_VENUES: ReadonlyMap<string, KnownVenue> = new Map([
  ...read(FOOTBALL_VENUES, ""),
  ...read(BASKETBALL_VENUES, "basketball "),
  ...read(NATIONAL_VENUES, "national "),
]);
