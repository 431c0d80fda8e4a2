import type { PageRow } from "./page-row.ts";

/** The fantasy teaser. */
export const FANTASY_PAGES: readonly PageRow[] = [];
