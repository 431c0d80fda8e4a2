import type { OddsQuote } from "#contract/domain/odds";

/** A company stopped offering prices in play. */
export interface OddsPause {
  /** Instant in milliseconds. */
  at: number;
  /** Of play, for which the last prices were made. */
  minute?: number;
  /** It offers them again. */
  isBack: boolean;
  /** Of play, for which the next prices were made. */
  backMinute?: number;
}

/**
 * The pauses of one company's prices in play, oldest first. `history` is the latest first, as calls give it; a pause of
 * several quotes is one.
 */
export function oddsPauses(history: readonly OddsQuote[]): OddsPause[] {
  const pauses: OddsPause[] = [];
  let isPaused = false;
  for (const { stage, at, isSuspended, minuteAtQuote: minute } of history.toReversed()) {
    if (stage !== "live" || at === undefined || isSuspended === isPaused) continue;
    const last = pauses.at(-1);
    if (isSuspended) pauses.push({ at, isBack: false, ...(minute !== undefined && { minute }) });
    else if (last) Object.assign(last, { isBack: true, ...(minute !== undefined && { backMinute: minute }) });
    isPaused = isSuspended;
  }
  return pauses;
}
