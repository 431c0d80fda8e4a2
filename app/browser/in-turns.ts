/** Milliseconds after which a turn ends: with its last part still well below what a press feels (50 ms). */
const TURN = 4;

export interface Turns {
  /** Milliseconds from any point. */
  now(): number;
  /** Lets the browser answer a press or paint, and goes on. */
  later(goOn: () => void): void;
}

export const BROWSER_TURNS: Turns = {
  now: () => performance.now(),
  later: (goOn) => setTimeout(goOn),
};

/** Does parts in their order; after each turn the browser may do something else before the next. */
export function inTurns(parts: readonly (() => void)[], { now, later }: Turns, from = 0): void {
  const begin = now();
  let at = from;
  do {
    parts[at]?.();
    at += 1;
  } while (at < parts.length && now() - begin < TURN);
  if (at < parts.length) later(() => inTurns(parts, { now, later }, at));
}

/** The same; resolves when all parts are done. */
export const allInTurns = (parts: readonly (() => void)[]): Promise<void> =>
  new Promise((resolve) => inTurns([...parts, resolve], BROWSER_TURNS));
