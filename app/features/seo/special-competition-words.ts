import type { LocaleCode } from "#contract/tables/locales";
import type { CompetitionTab } from "#contract/tables/paths";
import { specialTables } from "./special-tables.ts";
import type { SpecialWords } from "./special-words.ts";

/**
 * Title, description and tags of a tab of the Premier League; undefined of any other competition, and in other
 * languages. They speak of the season that is played: a page of a past one has its plain words.
 */
export function specialCompetitionWords(
  locale: LocaleCode,
  { key, country }: { key: string; country: { key: string } },
  tab: CompetitionTab,
): SpecialWords | undefined {
  if (key !== "premier-league" || country.key !== "england") return undefined;
  return specialTables()?.premierLeague[locale]?.[tab];
}
