import type { PageRow } from "./page-row.ts";

/** A competition with matches, table and about. */
export const COMPETITION_PAGES: readonly PageRow[] = [];
