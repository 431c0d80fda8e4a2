import type { LocaleCode } from "#contract/tables/locales";
import type { CompetitionTab } from "#contract/tables/paths";
import { PREMIER_LEAGUE } from "./premier-league.ts";
import { SPECIAL_TEAMS } from "./special-teams.ts";

/** Overrides a page's default title and description. */
export interface SpecialMeta {
  title: string;
  description: string;
  /** What people search for to find the page. */
  tags: readonly string[];
}

/** The pages with dedicated titles. */
export interface SpecialTables {
  teams: typeof SPECIAL_TEAMS;
  premierLeague: typeof PREMIER_LEAGUE;
}

// Loaded by the worker with the other document texts (document-texts); undefined in browsers, which render no titles.
let tables: SpecialTables | undefined =
  import.meta.env.SSR && !import.meta.env.PROD ? { teams: SPECIAL_TEAMS, premierLeague: PREMIER_LEAGUE } : undefined;

export const storeSpecialTables = (read: SpecialTables): void => {
  tables = read;
};

export const specialTables = (): SpecialTables | undefined => tables;

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
