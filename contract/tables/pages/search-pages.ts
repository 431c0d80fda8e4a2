import type { PageRow } from "./page-row.ts";

/** Search as a page, for visitors without script. */
export const SEARCH_PAGES: readonly PageRow[] = [
  {
    name: "search",
    path: "/search",
    module: "search",
    namespaces: ["common", "matches", "rows", "empty", "search"],
    query: ["q", "sport"],
    typed: ["q"],
  },
];
