import { UpstreamFault } from "../upstream/fault.ts";
import { MemoryStore } from "./memory-store.ts";

/** Milliseconds for which a call is not tried again: what the upstream has answered, and what has failed. */
const AFTER_ANSWER = 60_000;
const AFTER_FAILURE = 2_000;

/** What is known of a fault, without the error itself, which holds on to what was at hand where it was made. */
const factsOf = ({ kind, endpoint, status, businessCode, detail, field, retryAfter }: UpstreamFault) =>
  ({ kind, endpoint, details: { status, businessCode, detail, field, retryAfter } }) as const;

/** Remembers for a few seconds how a call has ended badly, so that those who come next do not repeat it. */
export class RecentFaults {
  readonly #faults = new MemoryStore<ReturnType<typeof factsOf> & { until: number }>(2_000, () => 1);

  /** `now` tells real milliseconds: a moved or standing clock must not keep a fault alive. */
  constructor(private readonly now: () => number) {}

  get(key: string): UpstreamFault | undefined {
    const found = this.#faults.get(key);
    if (!found) return undefined;
    if (this.now() < found.until) return new UpstreamFault(found.kind, found.endpoint, found.details);
    this.#faults.delete(key);
    return undefined;
  }

  put(key: string, fault: UpstreamFault): void {
    this.#faults.put(key, { ...factsOf(fault), until: this.now() + (fault.isAnswer ? AFTER_ANSWER : AFTER_FAILURE) });
  }

  delete(key: string): void {
    this.#faults.delete(key);
  }
}
