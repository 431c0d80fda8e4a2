import type { Pair } from "#contract/domain/match";
import type { RowEvent } from "~/features/match-row/row-event";

/** Milliseconds for which an event is news: visitors who return later just see the score. */
const NEWS_FOR = 30_000;

/** The earliest instant of news, in milliseconds by the upstream's clock. */
export const newsFrom = (now: number): number => now - NEWS_FOR;

/** Goals and revoked goals are highlighted and announced; the end of a period is only announced. */
export type News = { kind: "period" } | { kind: "goal" | "fix"; score: Pair };

/** The news in a painted change; undefined if only its row changes. Instants in milliseconds. */
export function newsOf(
  { event, score }: Pick<RowEvent, "event"> & { score?: Pair },
  { at, from }: { at: number; from: number },
): News | undefined {
  if (at < from) return undefined;
  // Not highlighted: the status column shows it.
  if (event === "period") return { kind: "period" };
  if (!score || (event !== "goal" && event !== "correction")) return undefined;
  return { kind: event === "goal" ? "goal" : "fix", score };
}

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
