import type { PageRow } from "./page-row.ts";

/** The sevens tournament. */
export const SEVENS_PAGES: readonly PageRow[] = [];
