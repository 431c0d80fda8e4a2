import type { PageRow } from "./page-row.ts";

/** A player. */
export const PLAYER_PAGES: readonly PageRow[] = [];
