import { PREMIER_LEAGUE } from "./premier-league.ts";
import { SPECIAL_TEAMS } from "./special-teams.ts";

/** Whose pages have titles of their own. */
export interface SpecialTables {
  teams: typeof SPECIAL_TEAMS;
  premierLeague: typeof PREMIER_LEAGUE;
}

// The worker reads them with the other texts of documents (document-texts); a browser, which makes no titles, has none.
let tables: SpecialTables | undefined =
  import.meta.env.SSR && !import.meta.env.PROD ? { teams: SPECIAL_TEAMS, premierLeague: PREMIER_LEAGUE } : undefined;

export const storeSpecialTables = (read: SpecialTables): void => {
  tables = read;
};

export const specialTables = (): SpecialTables | undefined => tables;
