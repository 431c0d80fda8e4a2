import { pickWindow } from "#contract/contests/pick-window";
import type { MatchPhase } from "./match-facts.ts";

/** Milliseconds between polls of points while matches are in play and the page is visible. */
export const LIVE_EVERY = 15_000;
/** Milliseconds between polls of matches that may start any time or have changing prices. */
export const SOON_EVERY = 60_000;

interface Watched {
  phase: MatchPhase;
  /** Milliseconds. */
  lockedAt: number;
}

/** Polling interval for matches: a closed one that has not started may do so any time. False if nothing can change. */
export function lookEvery(matches: readonly Watched[], now: number): number | false {
  if (matches.some(({ phase }) => phase === "inPlay")) return LIVE_EVERY;
  return matches.some(({ phase, lockedAt }) => phase === "before" && now >= lockedAt) ? SOON_EVERY : false;
}

/** The same, for matches that are open for picks and have changing prices. */
export const lookAtLinesEvery = (
  matches: readonly (Watched & Parameters<typeof pickWindow>[1])[],
  now: number,
): number | false =>
  lookEvery(matches, now) || (matches.some((match) => pickWindow(now, match) === "open") && SOON_EVERY);
