import { acrossYears, firstYearOf } from "#contract/time/dates";

const withinYear = (year: number): string => String(year);

/**
 * Labels of the other form whose seasons share months with one: leagues have gone from seasons within a year to seasons
 * across two and back, and what is simulated has today's form in all years.
 */
function overlapping(season: string): string[] {
  const year = firstYearOf(season);
  if (/^\d{4}$/.test(season)) return [acrossYears(year - 1), acrossYears(year)];
  return season === acrossYears(year) ? [withinYear(year), withinYear(year + 1)] : [];
}

/** The stored season in whose place a season cannot be simulated: the same, or one that shares months with it. */
export const storedInPlaceOf = (season: string, isStored: (label: string) => boolean): string | undefined =>
  [season, ...overlapping(season)].find(isStored);
