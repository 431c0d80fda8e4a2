import { hasSlept, pauseAfterAnswer, pauseAfterFailure, TIMEOUT, timerTowards } from "./schedule.ts";

/** A poll without a usable response; `retryAfter` in milliseconds if the edge sent it. */
export class PollFailure extends Error {
  override name = "PollFailure";
  constructor(
    readonly reason: string,
    readonly retryAfter = 0,
  ) {
    super(reason);
  }
}

interface PollingFacts {
  /** Polls once. Rejects if there is no usable response. */
  poll(signal: AbortSignal): Promise<void>;
  /** Milliseconds without a poll after a response: 0 to poll at the usual interval, undefined to stop polling. */
  idleTime(): number | undefined;
  /** The visitor's own clock, in milliseconds. */
  now(): number;
  /** From 0 to 1. */
  random(): number;
}

export interface Polling {
  /** Polls at once, whatever was scheduled, and continues. Never starts a second request in parallel. */
  wake(): void;
  /** Polls after this delay and continues. */
  wakeAfter(milliseconds: number): void;
  /** Aborts the request and cancels the next one. */
  stop(): void;
}

/** Polls continuously, one request at a time. */
export function createPolling({ poll, idleTime, now, random }: PollingFacts): Polling {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let inFlight: AbortController | undefined;
  let failures = 0;

  const stop = () => {
    clearTimeout(timer);
    inFlight?.abort();
    inFlight = undefined;
  };
  const plan = (dueAt: number) => {
    const expected = now() + timerTowards(dueAt, now());
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (hasSlept(expected, now()) || now() >= dueAt) wake();
      else plan(dueAt);
    }, expected - now());
  };
  const planNext = (took: number) => {
    const wait = idleTime();
    if (wait !== undefined) plan(now() + Math.max(wait, pauseAfterAnswer(took, random())));
  };
  const run = async () => {
    const own = new AbortController();
    const startedAt = now();
    const limit = setTimeout(() => own.abort(), TIMEOUT);
    inFlight = own;
    let failure: unknown;
    try {
      await poll(own.signal);
    } catch (error) {
      failure = error ?? new PollFailure("aborted");
    }
    clearTimeout(limit);
    // Stopped in the meantime, and perhaps restarted: that run schedules the next poll.
    if (inFlight !== own) return;
    inFlight = undefined;
    if (failure === undefined) {
      failures = 0;
      planNext(now() - startedAt);
    } else {
      failures += 1;
      const retryAfter = failure instanceof PollFailure ? failure.retryAfter : 0;
      plan(now() + pauseAfterFailure(failures, random(), retryAfter));
    }
  };
  const wake = () => {
    clearTimeout(timer);
    if (!inFlight) void run();
  };
  return {
    wake,
    wakeAfter(milliseconds) {
      if (!inFlight) plan(now() + milliseconds);
    },
    stop,
  };
}
