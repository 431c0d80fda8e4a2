import { inEachSport, type PageRow } from "./page-row.ts";

/**
 * Target of a member's button press, without the locale: answered by the edge (worker/fantasy), without a document of
 * the app.
 */
export const FANTASY_OPEN_PATH = "/fantasysport/open";

/** The fantasy page; `/fantasysport` leads to the one for the visitor's sport (short-links.ts). */
export const FANTASY_PAGES: readonly PageRow[] = inEachSport((sport) => `${sport}Fantasysport`, {
  path: "/fantasysport",
  module: "fantasy",
  namespaces: ["common", "frame", "fantasy"],
  query: [],
});
