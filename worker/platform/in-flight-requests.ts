import { waitAtMost } from "#contract/time/time-limit";

interface InFlightRequest<Result> {
  result: Promise<Result>;
  startedAt: number;
}

/** Coalesces requests: one in flight per key. */
export class InFlightRequests<Result> {
  readonly #running = new Map<string, InFlightRequest<Result>>();

  /**
   * `limit` in milliseconds: a request that takes longer has died with the request that started it. `now` is real time.
   */
  constructor(
    private readonly limit: number,
    private readonly now: () => number,
  ) {}

  get size(): number {
    return this.#running.size;
  }

  /** The in-flight request for a key, unless it is presumed dead. */
  get(key: string): Promise<Result> | undefined {
    const inFlightRequest = this.#running.get(key);
    return inFlightRequest && this.now() - inFlightRequest.startedAt < this.limit ? inFlightRequest.result : undefined;
  }

  /** Starts a request; none may be in flight for this key. */
  lead(key: string, work: () => Promise<Result>): Promise<Result> {
    this.#forgetDead();
    const result = work().finally(() => {
      if (this.#running.get(key) === inFlightRequest) this.#running.delete(key);
    });
    const inFlightRequest = { result, startedAt: this.now() };
    this.#running.set(key, inFlightRequest);
    return result;
  }

  /**
   * Removes dead requests: they never settle, and most of their keys are not requested again. Entries are in start
   * order.
   */
  #forgetDead(): void {
    const now = this.now();
    for (const [key, { startedAt }] of this.#running) {
      if (now - startedAt < this.limit) return;
      this.#running.delete(key);
    }
  }

  /** The result of another caller's in-flight request; undefined on time-out. */
  join(inFlightRequest: Promise<Result>): Promise<Result | undefined> {
    return waitAtMost(this.limit, inFlightRequest);
  }
}
