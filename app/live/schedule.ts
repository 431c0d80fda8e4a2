/** What is seen should never be older than ten seconds: the next question starts before they are over. */
const ASK_AFTER = 9_000;
/** A crowd that came with the same goal does not ask in step. */
const JITTER = 500;
/** A push that ended may have ended for everyone: so long may each wait before it asks. */
const LOST_SPREAD = 4_000;
const SHORTEST = 2_000;
const LONGEST = 60_000;
const FIRST_RETRY = 10_000;

/** A question that takes longer is given up, in milliseconds. */
export const PATIENCE = 8_000;
/** A timer that comes this late means that the machine slept, in milliseconds. */
const ASLEEP = 5_000;
/** No timer runs longer: while a machine sleeps timers may stand still, and the clock is asked when they come. */
const CHECK_EVERY = 30_000;

/** Milliseconds from one answer to the next question; `took` is what the last one needed, `random` from 0 to 1. */
export const pauseAfterAnswer = (took: number, random: number): number =>
  Math.max(SHORTEST, ASK_AFTER + random * JITTER - took);

/**
 * Milliseconds until another try after `failures` in a row (from 1): twice as long each time up to a minute, a little
 * less by chance. `retryAfter` is what the edge asked for.
 */
export const pauseAfterFailure = (failures: number, random: number, retryAfter = 0): number =>
  Math.min(LONGEST, Math.max(retryAfter, FIRST_RETRY * 2 ** Math.min(failures, 3) * (1 - random / 10)));

/** Milliseconds from the loss of a connection to the next question; `random` from 0 to 1. */
export const pauseAfterLoss = (random: number): number => random * LOST_SPREAD;

/** How long a timer may run towards `dueAt`. */
export const timerTowards = (dueAt: number, now: number): number => Math.min(CHECK_EVERY, Math.max(0, dueAt - now));

/** Whether a timer that was due at `expected` shows that the machine slept. */
export const hasSlept = (expected: number, now: number): boolean => now - expected >= ASLEEP;
