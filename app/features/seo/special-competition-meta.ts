import type { LocaleCode } from "#contract/tables/locales";
import type { CompetitionTab } from "#contract/tables/paths";
import type { SpecialMeta } from "./special-meta.ts";
import { specialTables } from "./special-tables.ts";

/**
 * Title, description and tags of a tab of the Premier League; undefined of any other competition, and in other
 * languages. They speak of the season that is played: a page of a past one has its plain words.
 */
export function specialCompetitionMeta(
  locale: LocaleCode,
  { key, country }: { key: string; country: { key: string } },
  tab: CompetitionTab,
): SpecialMeta | undefined {
  if (key !== "premier-league" || country.key !== "england") return undefined;
  return specialTables()?.premierLeague[locale]?.[tab];
}
