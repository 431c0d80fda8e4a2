import { within } from "./time-limit.ts";

interface InFlightRequest<Result> {
  result: Promise<Result>;
  startedAt: number;
}

/** One piece of work for each key at a time. */
export class InFlightRequests<Result> {
  readonly #running = new Map<string, InFlightRequest<Result>>();

  /** `limit` in milliseconds: an in-flight request that takes longer has died with the request that led it. `now` is real time. */
  constructor(
    private readonly limit: number,
    private readonly now: () => number,
  ) {}

  get size(): number {
    return this.#running.size;
  }

  /** The in-flight request for a key, unless it is taken for dead. */
  get(key: string): Promise<Result> | undefined {
    const inFlightRequest = this.#running.get(key);
    return inFlightRequest && this.now() - inFlightRequest.startedAt < this.limit ? inFlightRequest.result : undefined;
  }

  /** Starts an in-flight request; nobody may be on one for this key. */
  lead(key: string, work: () => Promise<Result>): Promise<Result> {
    this.#forgetDead();
    const result = work().finally(() => {
      if (this.#running.get(key) === inFlightRequest) this.#running.delete(key);
    });
    const inFlightRequest = { result, startedAt: this.now() };
    this.#running.set(key, inFlightRequest);
    return result;
  }

  /** Those that died never end, nor does anyone ask for most of their keys again. InFlightRequests stand in order of their start. */
  #forgetDead(): void {
    const now = this.now();
    for (const [key, { startedAt }] of this.#running) {
      if (now - startedAt < this.limit) return;
      this.#running.delete(key);
    }
  }

  /** The result of another's in-flight request; undefined when it does not come within the limit. */
  join(inFlightRequest: Promise<Result>): Promise<Result | undefined> {
    return within(inFlightRequest, this.limit);
  }
}
