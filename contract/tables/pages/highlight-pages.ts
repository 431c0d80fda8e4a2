import type { PageRow } from "./page-row.ts";

/** Summaries of matches, and their details. */
export const HIGHLIGHT_PAGES: readonly PageRow[] = [];
