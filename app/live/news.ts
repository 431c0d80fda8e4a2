import type { Pair } from "#contract/domain/match";
import type { RowEvent } from "~/features/match-row/row-event";

/** Milliseconds for which what happened is news: whoever comes back later just sees the score. */
const NEWS_FOR = 30_000;

/** The instant from which on what happened is news, in milliseconds by the upstream's clock. */
export const newsFrom = (now: number): number => now - NEWS_FOR;

/** A goal, and one that was taken back, are highlighted and announced; the end of a period is announced alone. */
export type News = { kind: "period" } | { kind: "goal" | "fix"; score: Pair };

/** What of a painted change is news; undefined where its row changes and that is all. Instants in milliseconds. */
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
