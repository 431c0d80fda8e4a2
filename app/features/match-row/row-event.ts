import type { Pair, Side } from "#contract/domain/match";
import type { RowState } from "./match-state-view.ts";

/**
 * What a change means to a visitor. A correction is a score that went down: a goal or basket was disallowed. A period
 * is a basketball period that has ended, the last included; baskets are no events, since there is one every 20 seconds.
 */
export interface RowEvent {
  event: "goal" | "correction" | "redCard" | "period" | "state" | "none";
  /** The side of the goal, correction or card; absent if both. */
  side?: Side;
}

/** The state that a row shows. */
export interface Shown {
  state: RowState | undefined;
  score?: Pair;
  reds: Pair;
  /** Whether every score change is a goal. */
  hasGoals: boolean;
  /** The status without its minute or clock, which cause no events. */
  period: string;
  /** It shows the time left in a period. */
  isCountingDown: boolean;
  /** Everything else, including the period. */
  texts: string;
}

type Compare = (after: number, before: number) => boolean;
const isMore: Compare = (after, before) => after > before;
const isLess: Compare = (after, before) => after < before;

/** The event between two states of a row. */
export function rowEvent(before: Shown, after: Shown): RowEvent {
  // A match that starts and scores at once was at 0–0; for one whose result arrives late the goals went unseen.
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
