import type { PageRow } from "./page-row.ts";

/** The sevens tournament. */
export const SEVENS_PAGES: readonly PageRow[] = [
  {
    name: "sevens",
    path: "/hkfc",
    module: "sevens",
    sport: "football",
    namespaces: ["common", "matches", "rows", "bracket", "standings", "empty", "sevens"],
    query: ["year", "category", "day", "match"],
  },
];
