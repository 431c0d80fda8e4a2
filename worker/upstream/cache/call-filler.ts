import type { LruCache } from "#contract/memory/lru-cache";
import { UpstreamFault } from "../request/fault.ts";
import { CacheEntry, contentHash } from "./cache-entry.ts";
import { freshnessOf } from "./freshness.ts";
import { NotFoundReports } from "./not-found-reports.ts";
import type { RecentFaults } from "./recent-faults.ts";
import type { CachedCall, CacheStore } from "./store.ts";

/** Store reads per minute spent on ids that the upstream does not know; reads that find an entry are given back. */
const READS_OF_UNKNOWN = 60;

export const fits = ({ needsValue }: CachedCall, entry: CacheEntry): boolean =>
  !needsValue || entry.open() !== undefined;

export async function readStore(store: CacheStore, call: CachedCall): Promise<CacheEntry | undefined> {
  const stored = await store.get(call.key);
  const entry = stored && new CacheEntry(stored, call.read);
  return entry && fits(call, entry) ? entry : undefined;
}

const storesOf = ({ stores, lastResort }: CachedCall): readonly CacheStore[] =>
  lastResort ? [...stores, lastResort] : stores;

const isGood = (entry: CacheEntry, { now, policy }: CachedCall): boolean =>
  freshnessOf(now() - entry.fetchedAt, policy) !== "gone";

/** Limits reads of a store that bills each read: so many per minute. */
interface ReadBudget {
  /** Takes one; false when none are left. */
  take(): boolean;
  /** Returns one: the read was worth it. */
  giveBack(): void;
}

/** Milliseconds in which an empty budget refills. */
const PERIOD = 60_000;

/** A token bucket. `now` returns real milliseconds. */
export function createReadBudget(size: number, now: () => number): ReadBudget {
  let left = size;
  let filledAt = now();
  return {
    take() {
      left = Math.min(size, left + ((now() - filledAt) * size) / PERIOD);
      filledAt = now();
      if (left < 1) return false;
      left -= 1;
      return true;
    },
    giveBack() {
      left = Math.min(size, left + 1);
    },
  };
}

/** Calls the upstream and stores its answer, "not found" included, in every layer. */
export class CallFiller {
  readonly #notFoundReports: NotFoundReports;
  readonly #budget: ReadBudget;

  constructor(
    private readonly memory: LruCache<CacheEntry>,
    private readonly faults: RecentFaults,
    realNow: () => number,
  ) {
    this.#notFoundReports = new NotFoundReports(realNow);
    this.#budget = createReadBudget(READS_OF_UNKNOWN, realNow);
  }

  /** Throws UpstreamFault. `lastGood`: the entry that the caller has. */
  async fill(call: CachedCall, lastGood?: CacheEntry): Promise<CacheEntry> {
    const fetchedAt = call.now();
    try {
      if (!lastGood) await call.admit();
      const { bytes, value } = await call.fill();
      const entry = new CacheEntry({ bytes, fetchedAt, hash: await contentHash(bytes) }, call.read, { value });
      this.memory.put(call.key, entry);
      this.faults.delete(call.key);
      this.#notFoundReports.forget(call);
      for (const store of storesOf(call)) call.waitUntil(store.put(call.key, entry, call.policy));
      return entry;
    } catch (error) {
      if (!(error instanceof UpstreamFault)) throw error;
      // A rate limit concerns one visitor only.
      if (error.kind === "rate_limited") throw error;
      const fault = await this.#judge(call, error, lastGood);
      this.faults.put(call.key, fault);
      throw fault;
    }
  }

  /**
   * Interprets a fault. If a good entry exists, "not found" counts as a server fault until it has been repeated over
   * minutes; 410 is final.
   */
  async #judge(call: CachedCall, fault: UpstreamFault, lastGood: CacheEntry | undefined): Promise<UpstreamFault> {
    if (fault.kind === "gone") this.#giveUp(call);
    if (!fault.isAnswer || fault.kind === "gone") return fault;
    const doubted = () => new UpstreamFault("status", call.name, { status: fault.status }, { cause: fault });
    const good = lastGood ?? (await this.findGood(call));
    if (!good) return this.#notFoundReports.inBurst() ? doubted() : fault;
    if (this.#notFoundReports.add(call)) {
      this.#giveUp(call);
      return fault;
    }
    this.memory.put(call.key, good);
    return doubted();
  }

  /** The good entry of something that may not exist, within the read budget. */
  async findGood(call: CachedCall): Promise<CacheEntry | undefined> {
    const inMemory = this.memory.get(call.key);
    if (inMemory && fits(call, inMemory) && isGood(inMemory, call)) return inMemory;
    if (!call.lastResort || !this.#budget.take()) return undefined;
    const found = await readStore(call.lastResort, call);
    if (!found || !isGood(found, call)) return undefined;
    this.#budget.giveBack();
    return found;
  }

  #giveUp(call: CachedCall): void {
    this.#notFoundReports.forget(call);
    this.memory.delete(call.key);
    for (const store of storesOf(call)) call.waitUntil(store.delete(call.key));
  }
}
