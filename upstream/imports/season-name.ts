import { isObject } from "./json-object.ts";

interface SeasonName {
  competition: string;
  /** 2025-26, or 2025. */
  season: string;
}

const YEARS = /\b((?:18[7-9]|19\d|20\d)\d)(?:\s*[/-]\s*(?:(?:18|19|20)?(\d\d)))?\b/;

function seasonOfDates(rows: readonly unknown[]): string | undefined {
  const years = rows
    .map((row) => (isObject(row) && typeof row.date === "string" ? /^\d{4}/.exec(row.date)?.[0] : undefined))
    .filter((year) => year !== undefined)
    .sort();
  const [first, last] = [years[0], years.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  return first === last ? first : `${first}-${last.slice(2)}`;
}

/**
 * Whether clubs can have played for a season on a day: from the year before it to the year after it, since leagues have
 * begun early and ended late. True for a label that is no year.
 */
export function canBeOfSeason(day: string, season: string): boolean {
  const [, first, last] = /^(\d{4})(?:-(\d\d))?$/.exec(season) ?? [];
  if (first === undefined) return true;
  const year = Number(day.slice(0, 4));
  return year >= Number(first) - 1 && year <= Number(first) + (last === undefined ? 1 : 2);
}

/**
 * Splits "English Premier League 2024/25" into the competition and its season 2024-25; the year may be inside ("World
 * Cup 2026 Qualifying"). Without a year the matches' dates decide; undefined if they cannot.
 */
export function seasonName(name: string, rows: readonly unknown[]): SeasonName | undefined {
  const years = YEARS.exec(name);
  const competition = (years ? name.replace(years[0], " ") : name).replace(/\s+/g, " ").trim();
  const season = years ? [years[1], years[2]].filter(Boolean).join("-") : seasonOfDates(rows);
  return season === undefined || competition === "" ? undefined : { competition, season };
}
