import type { OddsQuote } from "#contract/domain/odds";

/** A company suspended its in-play prices. */
interface OddsPause {
  /** Instant in milliseconds. */
  at: number;
  /** Minute of play of the last prices. */
  minute?: number;
  /** They have resumed. */
  isBack: boolean;
  /** Minute of play of the next prices. */
  backMinute?: number;
}

/**
 * The pauses of one company's in-play prices, oldest first. `history` is latest first, as in the call's answer;
 * consecutive suspended quotes are one pause.
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
