import type { Pair, Side } from "#contract/domain/match";
import type { RowState } from "./match-state-view.ts";

/**
 * What a change means to a visitor. A correction is a score that went down: a goal or a basket was taken back. A period
 * is one of basketball that has ended, the last one too; its baskets are no events, for there is one every 20 seconds.
 */
export interface RowEvent {
  event: "goal" | "correction" | "redCard" | "period" | "state" | "none";
  /** Whose goal, correction or card; absent when it is both sides'. */
  side?: Side;
}

/** What a row shows at a time. */
export interface Shown {
  state: RowState | undefined;
  score?: Pair;
  reds: Pair;
  /** Every change of the score is a goal. */
  hasGoals: boolean;
  /** The status without its minute or clock, whose passing is no event. */
  period: string;
  /** The time that is left of a period stands there. */
  isCountingDown: boolean;
  /** Everything else, the period included. */
  texts: string;
}

type Compare = (after: number, before: number) => boolean;
const isMore: Compare = (after, before) => after > before;
const isLess: Compare = (after, before) => after < before;

/** What happened between what a row showed and what it shows. */
export function rowEvent(before: Shown, after: Shown): RowEvent {
  // A match that began and scored at once was at nil; one whose result only came in has had its goals unseen.
  const score = before.score ?? (after.state === "live" ? ([0, 0] as const) : after.score);
  return (
    (after.score && score && eventWhere("correction", isLess, after.score, score)) ||
    (after.hasGoals && after.score && score && eventWhere("goal", isMore, after.score, score)) ||
    eventWhere("redCard", isMore, after.reds, before.reds) || { event: changeOf(before, after) }
  );
}

function changeOf(before: Shown, after: Shown): "period" | "state" | "none" {
  const isPlayed = before.state === "live" && (after.state === "live" || after.state === "finished");
  const isOver = isPlayed && !after.isCountingDown && after.period !== before.period;
  if (isOver && !after.hasGoals) return "period";
  return after.state === before.state && after.texts === before.texts ? "none" : "state";
}

function eventWhere(event: RowEvent["event"], isSuch: Compare, after: Pair, before: Pair): RowEvent | undefined {
  const isHome = isSuch(after[0], before[0]);
  const isAway = isSuch(after[1], before[1]);
  if (isHome && isAway) return { event };
  if (isHome || isAway) return { event, side: isHome ? "home" : "away" };
  return undefined;
}
