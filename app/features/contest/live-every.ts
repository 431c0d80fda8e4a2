import { pickWindow } from "#contract/contests/pick-window";
import type { MatchPhase } from "./match-facts.ts";

/** Milliseconds between two looks at points of matches in play, while the page is seen. */
export const LIVE_EVERY = 15_000;
/** Milliseconds between two looks at what may begin any time, or has prices that change. */
export const SOON_EVERY = 60_000;

interface Watched {
  phase: MatchPhase;
  /** Milliseconds. */
  lockedAt: number;
}

/** How often to look at matches: closed ones that have not begun may do so any time. False where nothing comes. */
export function lookEvery(matches: readonly Watched[], now: number): number | false {
  if (matches.some(({ phase }) => phase === "inPlay")) return LIVE_EVERY;
  return matches.some(({ phase, lockedAt }) => phase === "before" && now >= lockedAt) ? SOON_EVERY : false;
}

/** The same where prices change while matches can be picked. */
export const lookAtLinesEvery = (
  matches: readonly (Watched & Parameters<typeof pickWindow>[1])[],
  now: number,
): number | false =>
  lookEvery(matches, now) || (matches.some((match) => pickWindow(now, match) === "open") && SOON_EVERY);
