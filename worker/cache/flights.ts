import { within } from "./time-limit.ts";

interface Flight<Result> {
  result: Promise<Result>;
  startedAt: number;
}

/** One piece of work for each key at a time. */
export class Flights<Result> {
  readonly #running = new Map<string, Flight<Result>>();

  /** `limit` in milliseconds: a flight that takes longer has died with the request that led it. `now` is real time. */
  constructor(
    private readonly limit: number,
    private readonly now: () => number,
  ) {}

  get size(): number {
    return this.#running.size;
  }

  /** The flight for a key, unless it is taken for dead. */
  get(key: string): Promise<Result> | undefined {
    const flight = this.#running.get(key);
    return flight && this.now() - flight.startedAt < this.limit ? flight.result : undefined;
  }

  /** Starts a flight; nobody may be on one for this key. */
  lead(key: string, work: () => Promise<Result>): Promise<Result> {
    this.#forgetDead();
    const result = work().finally(() => {
      if (this.#running.get(key) === flight) this.#running.delete(key);
    });
    const flight = { result, startedAt: this.now() };
    this.#running.set(key, flight);
    return result;
  }

  /** Those that died never end, nor does anyone ask for most of their keys again. Flights stand in order of their start. */
  #forgetDead(): void {
    const now = this.now();
    for (const [key, { startedAt }] of this.#running) {
      if (now - startedAt < this.limit) return;
      this.#running.delete(key);
    }
  }

  /** The result of another's flight; undefined when it does not come within the limit. */
  join(flight: Promise<Result>): Promise<Result | undefined> {
    return within(flight, this.limit);
  }
}
