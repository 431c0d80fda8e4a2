import { DAY } from "#contract/time/units";
import { COUNTRIES_BEYOND, clubsBeyond } from "../../data/clubs/beyond/clubs-beyond.ts";
import { regionOf } from "../../data/countries/regions.ts";
import type { Names } from "../../data/entries/types.ts";
import { collegeOf, isGraduate } from "./colleges.ts";
import { mix, pickBy, share } from "./mix.ts";
import { isHomegrown } from "./moves.ts";
import { peopleModelOf } from "./people-model.ts";
import { slotKey, type Tenure } from "./tenures.ts";
import { registrationIn, startOfWindow } from "./windows.ts";

// Clubs without a page: where players were before the first club that has one, and where they go after the last.

/** A spell at a club without a page, from a day on. */
interface SpellBeyond {
  club: Names;
  at: number;
  kind: "youth" | "free" | "unknown";
}

const FIRST_AGE = 17;
/** The years before a strong club notices somebody. */
const RECENT = 4;
/** The share of later clubs that are in the country of the club with a page rather than the player's own. */
const ABROAD = 0.35;

/** Clubs of this strength sign from, and sell to, first divisions: those of countries whose leagues are not here. */
const STRONG = 70;
const FIRST_DIVISIONS = ["AZ", "BY", "AM", "XK", "AL", "MK", "ME"] as const;
/** Where players end who were at a strong club for long. */
const LATE_CAREERS = ["SA", "AE", "QA", "US", "AU", "IN", "CY", "IQ", "AZ"] as const;
const LATE_FROM = 29;

/** Clubs of a country or, where none is listed, of one in its region. */
function clubsNear(country: string, seed: number): readonly Names[] {
  const own = clubsBeyond(country);
  if (own.length > 0) return own;
  const neighbours = COUNTRIES_BEYOND.filter((one) => regionOf(one) === regionOf(country));
  return clubsBeyond(pickBy(neighbours, mix(seed, 84)));
}

/** A club in a country that is not one of another's. */
function clubIn(country: string, seed: number, other?: Names): Names {
  const clubs = clubsNear(country, seed).filter((one) => one !== other);
  return pickBy(clubs, mix(seed, 85));
}

const seedOf = ({ club, slot, year }: Tenure): number => mix(slotKey(club.number, slot), year, 86);

/** A college is one club; a footballer's way leads from where he grew up over a club every two to four years. */
export function pastOf(origin: Tenure, country: string): SpellBeyond[] {
  if (origin.club.isNational || isHomegrown(origin)) return [];
  const seed = seedOf(origin);
  const firstYear = origin.birthYear + FIRST_AGE;
  if (!peopleModelOf(origin.club.sport).hasFees) {
    // Who is older has played elsewhere since.
    const college = isGraduate(origin) ? collegeOf(origin, country) : undefined;
    return college ? [{ club: { en: college }, at: startOfWindow(firstYear * 2 + 3), kind: "youth" }] : [];
  }
  const spells: SpellBeyond[] = [{ club: clubIn(country, seed), at: startOfWindow(firstYear * 2 + 1), kind: "youth" }];
  const isStrong = origin.club.team.strength >= STRONG;
  for (let year = firstYear + 2 + (mix(seed, 87) % 3); year < origin.year - 1; year += 2 + (mix(seed, 88, year) % 3)) {
    const draw = mix(seed, 89, year);
    const near = share(draw, 1) < ABROAD ? origin.club.team.country : country;
    const where = isStrong && year >= origin.year - RECENT ? pickBy(FIRST_DIVISIONS, mix(draw, 3)) : near;
    const { opens, closes } = registrationIn(origin.club.sport, where, year * 2 + 1);
    spells.push({
      club: clubIn(where, draw, spells.at(-1)?.club),
      at: opens + (draw % Math.round((closes - opens) / DAY)) * DAY,
      kind: share(draw, 2) < 0.6 ? "free" : "unknown",
    });
  }
  return spells;
}

/** Where somebody plays on after the last club with a page: at home, or near that club. */
export function clubAfter(last: Tenure, country: string): Names | undefined {
  if (last.club.isNational || !peopleModelOf(last.club.sport).hasFees) return undefined;
  const seed = mix(seedOf(last), 90);
  const near = share(seed, 1) < 0.5 ? last.club.team.country : country;
  if (last.club.team.strength < STRONG) return clubIn(near, seed);
  const isLate = (last.end >> 1) - last.birthYear >= LATE_FROM;
  return clubIn(pickBy<string>(isLate ? LATE_CAREERS : FIRST_DIVISIONS, mix(seed, 2)), seed);
}
