import type { CompetitionMatches, Country } from "#contract/domain/competition";

/**
 * Whether a competition belongs to the visitor's country (ISO 3166-1 alpha-2, upper case). Flags of the home nations
 * (`gb-eng`) belong to GB.
 */
export function isOwnCountry({ flag }: Pick<Country, "flag">, country: string | undefined): boolean {
  const code = country?.toLowerCase();
  return code !== undefined && flag?.split("-")[0] === code;
}

/**
 * A day's competitions in the visitor's order: own country, popular, all others, and last youth, reserves and
 * friendlies wherever they are played; each in the upstream's order.
 */
export function orderGroups(groups: readonly CompetitionMatches[], country: string | undefined): CompetitionMatches[] {
  const rank = ({ competition }: CompetitionMatches): number => {
    if (competition.isMinor) return 3;
    if (isOwnCountry(competition.country, country)) return 0;
    return competition.isPopular ? 1 : 2;
  };
  return [...groups].sort((one, other) => rank(one) - rank(other));
}
