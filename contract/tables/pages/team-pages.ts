import type { PageRow } from "./page-row.ts";

/** A team. */
export const TEAM_PAGES: readonly PageRow[] = [];
