import type { PageRow } from "./page-row.ts";

/** A country's competitions: their matches of a day, their tables. */
export const COUNTRY_PAGES: readonly PageRow[] = [
  {
    name: "footballCountryMatches",
    path: "/football/:countryPlace/matches",
    module: "country-matches",
    sport: "football",
    namespaces: ["common", "country", "matches", "rows"],
    query: ["date", "show", "content"],
  },
  {
    name: "footballCountryStandings",
    path: "/football/:countryPlace/standings",
    module: "country-standings",
    sport: "football",
    namespaces: ["common", "country", "standings", "matches", "empty", "view"],
    query: ["content", "results"],
  },
];
