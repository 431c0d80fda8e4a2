import { LruCache } from "#contract/memory/lru-cache";
import { UpstreamFault } from "../request/fault.ts";

/** Milliseconds for which a call is not retried: after an error response, and after a failure. */
const AFTER_ANSWER = 60_000;
const AFTER_FAILURE = 2_000;

/** The facts of a fault, without the error object, which would retain whatever its stack references. */
const toFacts = ({ kind, endpoint, status, businessCode, detail, field, retryAfter }: UpstreamFault) =>
  ({ kind, endpoint, details: { status, businessCode, detail, field, retryAfter } }) as const;

/** Caches failures for a few seconds so that later requests do not repeat the call. */
export class RecentFaults {
  readonly #faults = new LruCache<ReturnType<typeof toFacts> & { until: number }>(2_000);

  /** `now` returns real milliseconds: a moved or stopped clock must not keep a fault alive. */
  constructor(private readonly now: () => number) {}

  get(key: string): UpstreamFault | undefined {
    const found = this.#faults.get(key);
    if (!found) return undefined;
    if (this.now() < found.until) return new UpstreamFault(found.kind, found.endpoint, found.details);
    this.#faults.delete(key);
    return undefined;
  }

  put(key: string, fault: UpstreamFault): void {
    this.#faults.put(key, { ...toFacts(fault), until: this.now() + (fault.isAnswer ? AFTER_ANSWER : AFTER_FAILURE) });
  }

  delete(key: string): void {
    this.#faults.delete(key);
  }
}
