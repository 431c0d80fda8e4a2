import { hasSlept, PATIENCE, pauseAfterAnswer, pauseAfterFailure, timerTowards } from "./schedule.ts";

/** A question that was not answered as it should be; `retryAfter` in milliseconds where the edge asked for it. */
export class AskFailure extends Error {
  override name = "AskFailure";
  constructor(
    readonly reason: string,
    readonly retryAfter = 0,
  ) {
    super(reason);
  }
}

export interface PollingFacts {
  /** Asks once. Rejects when there is no usable answer. */
  ask(signal: AbortSignal): Promise<void>;
  /** Milliseconds that need no question after an answer: 0 to ask as often as usual, undefined to stop asking. */
  rest(): number | undefined;
  /** The visitor's own clock, in milliseconds. */
  now(): number;
  /** From 0 to 1. */
  random(): number;
}

export interface Polling {
  /** Asks at once, whatever was planned, and goes on from there. Does not start a second question beside one. */
  wake(): void;
  /** Asks after so many milliseconds and goes on from there. */
  wakeAfter(milliseconds: number): void;
  /** Ends questions and plans. */
  stop(): void;
}

/** Asks again and again, never two questions at a time. */
export function createPolling({ ask, rest, now, random }: PollingFacts): Polling {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking: AbortController | undefined;
  let failures = 0;

  const stop = () => {
    clearTimeout(timer);
    asking?.abort();
    asking = undefined;
  };
  const plan = (dueAt: number) => {
    const expected = now() + timerTowards(dueAt, now());
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (hasSlept(expected, now()) || now() >= dueAt) wake();
      else plan(dueAt);
    }, expected - now());
  };
  const planRest = (took: number) => {
    const wait = rest();
    if (wait !== undefined) plan(now() + Math.max(wait, pauseAfterAnswer(took, random())));
  };
  const run = async () => {
    const own = new AbortController();
    const startedAt = now();
    const limit = setTimeout(() => own.abort(), PATIENCE);
    asking = own;
    let failure: unknown;
    try {
      await ask(own.signal);
    } catch (error) {
      failure = error ?? new AskFailure("aborted");
    }
    clearTimeout(limit);
    // Stopped meanwhile, and perhaps started again: whoever did that plans.
    if (asking !== own) return;
    asking = undefined;
    if (failure === undefined) {
      failures = 0;
      planRest(now() - startedAt);
    } else {
      failures += 1;
      const retryAfter = failure instanceof AskFailure ? failure.retryAfter : 0;
      plan(now() + pauseAfterFailure(failures, random(), retryAfter));
    }
  };
  const wake = () => {
    clearTimeout(timer);
    if (!asking) void run();
  };
  return {
    wake,
    wakeAfter(milliseconds) {
      if (!asking) plan(now() + milliseconds);
    },
    stop,
  };
}
