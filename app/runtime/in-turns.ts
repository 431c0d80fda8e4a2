/** Milliseconds after which a task ends; including its last part it stays well below a noticeable delay (50 ms). */
const TURN = 4;

export interface Turns {
  /** Milliseconds from any origin. */
  now(): number;
  /** Continues in a new task, so that the browser can handle input or paint. */
  later(goOn: () => void): void;
}

export const BROWSER_TURNS: Turns = {
  now: () => performance.now(),
  later: (goOn) => setTimeout(goOn),
};

/** Runs parts in order, yielding to the browser between tasks. */
export function inTurns(parts: readonly (() => void)[], { now, later }: Turns, from = 0): void {
  const begin = now();
  let at = from;
  do {
    parts[at]?.();
    at += 1;
  } while (at < parts.length && now() - begin < TURN);
  if (at < parts.length) later(() => inTurns(parts, { now, later }, at));
}

/** The same; resolves once all parts have run. */
export const allInTurns = (parts: readonly (() => void)[]): Promise<void> =>
  new Promise((resolve) => inTurns([...parts, resolve], BROWSER_TURNS));
