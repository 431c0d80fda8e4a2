import { inEachSport, type PageRow } from "./page-row.ts";

/** Where a member's press is sent, behind the locale: answered by the edge (worker/fantasy), without a document of the app. */
export const FANTASY_OPEN_PATH = "/fantasysport/open";

/** The fantasy page; `/fantasysport` leads to that of the visitor's sport (short-links.ts). */
export const FANTASY_PAGES: readonly PageRow[] = inEachSport((sport) => `${sport}Fantasysport`, {
  path: "/fantasysport",
  module: "fantasy",
  namespaces: ["common", "frame", "fantasy"],
  query: [],
});
