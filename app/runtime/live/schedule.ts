/** The page should never be more than ten seconds old, so the next poll starts a second before. */
const POLL_AFTER = 9_000;
/** Spreads the polls of visitors who arrived at the same moment. */
const JITTER = 500;
/** A lost push connection may be lost for everyone: polls are spread over this time. */
const LOST_SPREAD = 4_000;
const SHORTEST = 2_000;
const LONGEST = 60_000;
/** Upper limit for the edge's Retry-After. */
const MOST_RETRY_AFTER = 600_000;
const FIRST_RETRY = 10_000;

/** A request that takes longer is aborted, in milliseconds. */
export const TIMEOUT = 8_000;
/** A timer this late, in milliseconds, means that the machine was asleep. */
const ASLEEP = 5_000;
/** Longest timer: timers may stop while a machine sleeps, so the clock is read when they fire. */
const CHECK_EVERY = 30_000;

/** Milliseconds from one response to the next poll; `took` is the duration of the last one, `random` from 0 to 1. */
export const pauseAfterAnswer = (took: number, random: number): number =>
  Math.max(SHORTEST, POLL_AFTER + random * JITTER - took);

/**
 * Milliseconds until the next try after `failures` in a row (from 1): doubles up to a minute, minus some jitter.
 * `retryAfter` is what the edge sent.
 */
export const pauseAfterFailure = (failures: number, random: number, retryAfter = 0): number =>
  Math.max(
    Math.min(MOST_RETRY_AFTER, retryAfter),
    Math.min(LONGEST, FIRST_RETRY * 2 ** Math.min(failures, 3) * (1 - random / 10)),
  );

/** Milliseconds from the loss of a connection to the next poll; `random` from 0 to 1. */
export const pauseAfterLoss = (random: number): number => random * LOST_SPREAD;

/** How long a timer towards `dueAt` may run. */
export const timerTowards = (dueAt: number, now: number): number => Math.min(CHECK_EVERY, Math.max(0, dueAt - now));

/** Whether a timer that was due at `expected` shows that the machine was asleep. */
export const hasSlept = (expected: number, now: number): boolean => now - expected >= ASLEEP;
