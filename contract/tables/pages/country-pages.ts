import type { PageRow } from "./page-row.ts";

/** A country's competitions. */
export const COUNTRY_PAGES: readonly PageRow[] = [];
