import type { Competition, CompetitionList } from "#contract/domain/competition";

export interface CompetitionKeys {
  countryKey?: string;
  leagueKey?: string;
}

/**
 * The competition of an address without an id: by its country and competition keys, or by the id that articles append
 * to the competition's key (`premier-league-103`). Undefined if there is none.
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
