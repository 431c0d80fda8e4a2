import type { LocaleCode } from "#contract/tables/locales";
import type { CompetitionTab } from "#contract/tables/paths";
import type { SpecialMeta } from "./special-meta.ts";
import { specialTables } from "./special-tables.ts";

/**
 * Title, description and tags of a Premier League tab; undefined for other competitions and languages. They describe
 * the current season; pages of past seasons use the default texts.
 */
export function specialCompetitionMeta(
  locale: LocaleCode,
  { key, country }: { key: string; country: { key: string } },
  tab: CompetitionTab,
): SpecialMeta | undefined {
  if (key !== "premier-league" || country.key !== "england") return undefined;
  return specialTables()?.premierLeague[locale]?.[tab];
}
