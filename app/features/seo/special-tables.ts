import { PREMIER_LEAGUE } from "./premier-league.ts";
import { SPECIAL_TEAMS } from "./special-teams.ts";

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
