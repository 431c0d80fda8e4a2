import { inEachSport, type PageRow } from "./page-row.ts";

/** The fantasy teaser; `/fantasysport` leads to that of the visitor's sport (short-links.ts). */
export const FANTASY_PAGES: readonly PageRow[] = inEachSport((sport) => `${sport}Fantasysport`, {
  path: "/fantasysport",
  module: "fantasy",
  namespaces: ["common", "frame", "fantasy"],
  query: [],
});
