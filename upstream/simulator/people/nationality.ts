import type { Sport } from "#contract/tables/sports";
import { CULTURES_BY_COUNTRY, CULTURES_BY_REGION } from "../../data/countries/naming-cultures.ts";
import { FOREIGN_SHARES, ORIGINS, USUAL_SHARE } from "../../data/countries/origins.ts";
import { regionOf } from "../../data/countries/regions.ts";
import type { CultureKey } from "../../data/names/cultures.ts";
import type { Club } from "./clubs.ts";
import { mix, pickBy, share } from "./mix.ts";

/** Older than any arriving player. */
const COACHES_FROM = 36;
const STRONG = 78;
const STRONG_MORE = 0.25;
/** Of those who arrive as youths. */
const BOYS_SHARE = 0.35;
const BOY_UNTIL = 18;

/** Where a sport's clubs find players abroad. */
interface ForeignPlayers {
  originsOf(country: string): readonly string[] | undefined;
  /** Their share of those who are signed at an age. */
  shareOf(club: Club, age: number): number;
}

const FOREIGN_PLAYERS: Readonly<Record<Sport, ForeignPlayers>> = {
  football: {
    originsOf(country) {
      const region = regionOf(country);
      return ORIGINS[region === "brazil" ? "latin" : region] ?? ORIGINS.european;
    },
    shareOf({ team, youth }, age) {
      const usual = FOREIGN_SHARES[team.country] ?? USUAL_SHARE;
      const whole = team.strength >= STRONG && regionOf(team.country) !== "latin" ? usual + STRONG_MORE : usual;
      return youth || age <= BOY_UNTIL ? usual * BOYS_SHARE : whole;
    },
  },
  basketball: {
    originsOf: () => ORIGINS.basketball,
    shareOf: ({ team }) => (team.country === "US" ? 0.27 : 0.25),
  },
};

const sourcesOf = ({ sport, team, isWomens }: Club): readonly string[] =>
  (isWomens ? ORIGINS.women : FOREIGN_PLAYERS[sport].originsOf(team.country)) ?? [];

/** The country of someone whom a club signs from outside the world at an age. */
export function nationalityOf(club: Club, age: number, draw: number): string {
  const home = club.team.country;
  if (club.isNational && age < COACHES_FROM) return home;
  if (share(draw, 41) >= FOREIGN_PLAYERS[club.sport].shareOf(club, age)) return home;
  return pickBy(sourcesOf(club), mix(draw, 42));
}

const spelledOut = (row: string): readonly CultureKey[] =>
  row.split(" ").flatMap((part) => {
    const [culture, times = "1"] = part.split("*");
    return new Array<CultureKey>(Number(times)).fill(culture as CultureKey);
  });

const cultures = new Map(Object.entries(CULTURES_BY_COUNTRY).map(([country, row]) => [country, spelledOut(row)]));

/** The culture of a person's name, by country. */
export function cultureOf(country: string, draw: number): CultureKey {
  const known = cultures.get(country) ?? spelledOut(CULTURES_BY_REGION[regionOf(country)] ?? "english");
  return pickBy(known, mix(draw, 43));
}
