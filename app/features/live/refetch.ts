import type { RowEvent } from "~/features/match-row/row-event";

/**
 * A list's `data-refetch`: when the server has to render the page again. `on-change`: the page shows tables or a
 * bracket that are computed from the matches. `periodic`: the page of one match, with statistics and commentary.
 */
export type RefetchMode = "on-change" | "periodic";

/** Whether an event changes more than the match's row. A passing minute is no event. */
export const needsRefetch = (mode: string | undefined, event: RowEvent["event"]): boolean =>
  mode !== undefined && event !== "none";

/** Milliseconds between two fetches of a page in periodic mode. */
const REFETCH_INTERVAL = 20_000;

/** Whether a page in periodic mode is due for a fetch even though no row has changed. Instants in milliseconds. */
export const isRefetchDue = (mode: string | undefined, lastAt: number, now: number): boolean =>
  mode === ("periodic" satisfies RefetchMode) && now - lastAt >= REFETCH_INTERVAL;
