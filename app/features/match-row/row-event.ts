import type { Pair, Side } from "#contract/domain/match";

/** What a visitor is told of a change. A correction is a score that went down: a goal was taken back. */
export interface RowEvent {
  event: "goal" | "correction" | "redCard" | "state" | "none";
  /** Whose goal, correction or card; absent when it is both sides'. */
  side?: Side;
}

/** What a row shows at a time. */
export interface Shown {
  /** The class of its state. */
  state: string | undefined;
  score?: Pair;
  reds: Pair;
  /** Everything else but the minute, whose passing is no event. */
  words: string;
}

type Compare = (after: number, before: number) => boolean;
const isMore: Compare = (after, before) => after > before;
const isLess: Compare = (after, before) => after < before;

/** What happened between what a row showed and what it shows. */
export function rowEvent(before: Shown, after: Shown): RowEvent {
  // A match that began and scored at once was at nil; one whose result only came in has had its goals unseen.
  const score = before.score ?? (after.state === "l" ? ([0, 0] as const) : after.score);
  return (
    (after.score && score && eventWhere("correction", isLess, after.score, score)) ||
    (after.score && score && eventWhere("goal", isMore, after.score, score)) ||
    eventWhere("redCard", isMore, after.reds, before.reds) || {
      event: after.state === before.state && after.words === before.words ? "none" : "state",
    }
  );
}

function eventWhere(event: RowEvent["event"], isSuch: Compare, after: Pair, before: Pair): RowEvent | undefined {
  const isHome = isSuch(after[0], before[0]);
  const isAway = isSuch(after[1], before[1]);
  if (isHome && isAway) return { event };
  if (isHome || isAway) return { event, side: isHome ? "home" : "away" };
  return undefined;
}
