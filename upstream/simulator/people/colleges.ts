import { COLLEGES } from "../../data/countries/colleges.ts";
import { mix, pickBy } from "./mix.ts";
import { peopleModelOf } from "./people-model.ts";
import type { Tenure } from "./tenures.ts";

const YOUNGEST = 19;

const OLDEST = 23;

/** Whether a first club signs somebody of the age at which colleges are left. */
export const isGraduate = ({ year, birthYear }: Tenure): boolean => year - birthYear <= OLDEST;

/**
 * A player's college before their first club; undefined in sports and countries without college recruitment, and for
 * youths.
 */
export function collegeOf({ club, slot, year, birthYear }: Tenure, country: string): string | undefined {
  const colleges = COLLEGES[country];
  if (!peopleModelOf(club.sport).hasColleges || !colleges || year - birthYear < YOUNGEST) return undefined;
  return pickBy(colleges, mix(club.number * 100 + slot, year, 95));
}

const TURNS_PROFESSIONAL_AT = 20;

/** Full seasons as a professional: those before their first club of the world were elsewhere. */
export const experienceOf = ({ year, birthYear }: Tenure, currentYear: number): number =>
  Math.max(0, currentYear - Math.min(year, birthYear + TURNS_PROFESSIONAL_AT));
