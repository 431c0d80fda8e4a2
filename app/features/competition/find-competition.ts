import type { Competition, CompetitionList } from "#contract/domain/competition";

export interface CompetitionKeys {
  countryKey?: string;
  leagueKey?: string;
}

/**
 * The competition of an address that names no id: by the keys of country and competition, else by the id that articles
 * put behind the competition's key (`premier-league-103`). Undefined when there is none.
 */
export function findCompetition(
  { countries }: CompetitionList,
  { countryKey, leagueKey }: CompetitionKeys,
): Competition | undefined {
  const all = countries.flatMap(({ competitions }) => competitions);
  const named = all.find(({ key, country }) => key === leagueKey && country.key === countryKey);
  if (named) return named;
  const id = leagueKey?.match(/-(\d+)$/)?.[1];
  return all.find((one) => one.id === id);
}
