/** Two clocks of different machines differ by less, in milliseconds. */
export const CLOCK_SKEW = 5_000;
/**
 * What a cursor has seen is told once more for so long (milliseconds): isolates learn of a late correction one after
 * the other. A page drops what it has by `seq`; what it misses stays missing.
 */
const REPEATED = 2_000;

export type Telling =
  | { kind: "reload"; to: number }
  /** `after`: tell the changes after this instant. */
  | { kind: "changes"; from: number; to: number; after: number };

interface Position {
  /** What a page says it has seen, in milliseconds. */
  cursor: number;
  window: { since: number; until: number };
  /** Milliseconds. */
  now: number;
}

/**
 * What a page with a cursor is told from a window. Windows of two isolates end at different instants, so a cursor may
 * lie behind the end of this one: it then stays where it is, and nothing is told, since the page may know better. Far in
 * the future it is from a clock that was moved.
 */
export function decideTelling({ cursor, window: { since, until }, now }: Position): Telling {
  if (cursor < since || cursor > Math.max(now, until) + CLOCK_SKEW) return { kind: "reload", to: until };
  if (cursor > until) return { kind: "changes", from: cursor, to: cursor, after: cursor };
  return { kind: "changes", from: cursor, to: until, after: cursor - REPEATED };
}
