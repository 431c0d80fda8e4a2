import { CLOCK_SKEW } from "#contract/time/push-times";

/**
 * Changes up to this long before the cursor (milliseconds) are sent again, because isolates learn of a late correction
 * one after the other. A page drops duplicates by `seq`; a missed change would stay missing.
 */
const REPEATED = 2_000;

export type Delta =
  | { kind: "reload"; to: number }
  /** `after`: send the changes after this instant. */
  | { kind: "changes"; from: number; to: number; after: number };

interface Position {
  /** The cursor of the page, in milliseconds. */
  cursor: number;
  window: { since: number; until: number };
  /** Milliseconds. */
  now: number;
}

/**
 * What to send to a page with this cursor. Windows of two isolates end at different instants, so a cursor may lie after
 * the end of this one: it then stays and nothing is sent, since the page may have newer data. A cursor far in the
 * future predates a clock that was moved back: the page reloads.
 */
export function decideDelta({ cursor, window: { since, until }, now }: Position): Delta {
  if (cursor < since || cursor > Math.max(now, until) + CLOCK_SKEW) return { kind: "reload", to: until };
  if (cursor > until) return { kind: "changes", from: cursor, to: cursor, after: cursor };
  return { kind: "changes", from: cursor, to: until, after: cursor - REPEATED };
}
