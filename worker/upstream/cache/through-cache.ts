import { LruCache } from "#contract/memory/lru-cache";
import { MEMORY_LIMITS } from "#contract/memory/memory-limits";
import { waitAtMost } from "#contract/time/time-limit";
import type { CacheOutcome } from "../../platform/cache-status.ts";
import { InFlightRequests } from "../../platform/in-flight-requests.ts";
import { UpstreamFault } from "../request/fault.ts";
import type { CachedAnswer, CacheEntry } from "./cache-entry.ts";
import { CallFiller, fits, readStore } from "./call-filler.ts";
import { type Freshness, freshnessOf, secondsLeft } from "./freshness.ts";
import { RecentFaults } from "./recent-faults.ts";
import type { CachedCall } from "./store.ts";

export interface Served {
  entry: CacheEntry;
  outcome: CacheOutcome;
}

export interface ThroughCacheOptions {
  /** Real milliseconds, for what must proceed while the site's clock stands still. */
  realNow(): number;
  /** Bytes, see `weightOf`. */
  memoryLimit?: number;
  /** Milliseconds after which an in-flight request counts as dead; longer than the upstream call may take. */
  inFlightLimit?: number;
}

const IN_FLIGHT_LIMIT = 17_000;

/** A parsed value takes about one and a half times its JSON (measured with a list of 300 matches). */
const weightOf = ({ bytes }: CachedAnswer, key: string): number => bytes.byteLength * 2.5 + key.length * 2 + 200;

const noop = (): undefined => undefined;

const isLimit = (error: unknown): boolean => error instanceof UpstreamFault && error.kind === "rate_limited";

/** The caches of an isolate: memory, external stores, upstream. For answers that are the same for everyone. */
export class ThroughCache {
  readonly memory: LruCache<CacheEntry>;
  readonly #faults: RecentFaults;
  readonly #searches: InFlightRequests<Served>;
  readonly #renewals: InFlightRequests<void>;
  readonly #filler: CallFiller;

  constructor({ realNow, memoryLimit, inFlightLimit }: ThroughCacheOptions) {
    this.memory = new LruCache<CacheEntry>(memoryLimit ?? MEMORY_LIMITS.answers, weightOf);
    this.#faults = new RecentFaults(realNow);
    this.#searches = new InFlightRequests(inFlightLimit ?? IN_FLIGHT_LIMIT, realNow);
    this.#renewals = new InFlightRequests(inFlightLimit ?? IN_FLIGHT_LIMIT, realNow);
    this.#filler = new CallFiller(this.memory, this.#faults, realNow);
  }

  /** Throws UpstreamFault when there is neither an answer nor a good entry. */
  async get(call: CachedCall): Promise<Served> {
    const entry = this.#inMemory(call);
    const freshness = entry ? this.#freshness(entry, call) : "gone";
    if (entry && freshness === "fresh") return this.#serve(call, entry, { source: "memory" });

    const fault = this.#faults.get(call.key);
    if (fault?.isAnswer) throw fault;
    if (entry && freshness === "stale") {
      if (!fault) this.#renew(call, entry);
      return this.#serve(call, entry, { source: "memory" });
    }
    if (fault && entry && freshness === "expired") return this.#serveLastGood(call, entry);
    if (fault && !entry) throw fault;
    return this.#search(call, entry && freshness === "expired" ? entry : undefined);
  }

  async #search(call: CachedCall, expired: CacheEntry | undefined): Promise<Served> {
    const inFlightRequest = this.#searches.get(call.key);
    if (!inFlightRequest) {
      const search = this.#searches.lead(call.key, () => this.#find(call, expired));
      // Continues when this visitor disconnects: others may have joined.
      call.waitUntil(search.catch(noop));
      return search;
    }
    const served = await this.#searches.join(inFlightRequest).catch((error: unknown) => {
      // The limit was the leader's; this visitor has their own.
      if (isLimit(error)) return this.#find(call, expired);
      throw error;
    });
    if (!served) throw new UpstreamFault("timeout", call.name);
    // The leader needed only the bytes.
    if (!fits(call, served.entry)) return this.#find(call, undefined);
    return { ...served, outcome: { ...served.outcome, isCollapsed: true } };
  }

  async #find(call: CachedCall, expired: CacheEntry | undefined): Promise<Served> {
    let lastGood = expired;
    for (const store of call.stores) {
      const entry = await readStore(store, call);
      if (!entry) continue;
      const freshness = this.#freshness(entry, call);
      if (freshness === "fresh" || freshness === "stale") {
        this.memory.put(call.key, entry);
        if (freshness === "stale") this.#renew(call, entry);
        return this.#serve(call, entry, { source: store.name });
      }
      if (freshness === "expired" && entry.fetchedAt > (lastGood?.fetchedAt ?? 0)) lastGood = entry;
    }
    const next = () => (lastGood ? this.#replace(call, lastGood) : this.#fetch(call));
    return call.serialise ? call.serialise(next) : next();
  }

  /** A new answer that replaces an expired entry, or the entry if none arrives within the visitor's staleWaitMs. */
  async #replace(call: CachedCall, lastGood: CacheEntry): Promise<Served> {
    const pending = this.#filler.fill(call, lastGood);
    try {
      const entry = await waitAtMost(call.staleWaitMs(), pending);
      if (entry) return this.#fetched(call, entry, "stale");
      this.#continueInBackground(call, pending);
    } catch (error) {
      if (!(error instanceof UpstreamFault) || error.isAnswer) throw error;
    }
    this.memory.put(call.key, lastGood);
    return this.#serveLastGood(call, lastGood, "stale");
  }

  /** Fetches when nothing is cached; falls back to the last-resort store if the upstream is late or fails. */
  async #fetch(call: CachedCall): Promise<Served> {
    const pending = this.#filler.fill(call);
    if (!call.lastResort) return this.#fetched(call, await pending, "miss");
    let fault: unknown;
    try {
      const entry = await waitAtMost(call.staleWaitMs(), pending);
      if (entry) return this.#fetched(call, entry, "miss");
    } catch (error) {
      if (!(error instanceof UpstreamFault) || error.isAnswer) throw error;
      fault = error;
    }
    const lastGood = isLimit(fault)
      ? await this.#filler.findGood(call)
      : (this.#inMemory(call) ?? (await readStore(call.lastResort, call)));
    // The answer may have arrived while the store was read.
    const arrived = this.#inMemory(call);
    if (arrived && ["fresh", "stale"].includes(this.#freshness(arrived, call)))
      return this.#fetched(call, arrived, "miss");
    if (!lastGood || this.#freshness(lastGood, call) === "gone") {
      if (fault) throw fault;
      return this.#fetched(call, await pending, "miss");
    }
    if (!fault) this.#continueInBackground(call, pending);
    this.memory.put(call.key, lastGood);
    return this.#serveLastGood(call, lastGood, "miss");
  }

  /** Lets a late answer fill the caches in the background; meanwhile the call counts as timed out. */
  #continueInBackground(call: CachedCall, pending: Promise<CacheEntry>): void {
    call.waitUntil(pending.catch(noop));
    this.#faults.put(call.key, new UpstreamFault("timeout", call.name));
  }

  /** Revalidates behind the response; reads the nearest store first, since another isolate may have been quicker. */
  #renew(call: CachedCall, stale: CacheEntry): void {
    if (this.#renewals.get(call.key)) return;
    const renewal = this.#renewals.lead(call.key, async () => {
      const [nearest] = call.stores;
      const entry = nearest && (await readStore(nearest, call));
      if (entry && this.#freshness(entry, call) === "fresh") this.memory.put(call.key, entry);
      else await this.#filler.fill(call, stale);
    });
    call.waitUntil(renewal.catch(noop));
  }

  #inMemory(call: CachedCall): CacheEntry | undefined {
    const entry = this.memory.get(call.key);
    return entry && fits(call, entry) ? entry : undefined;
  }

  #freshness({ fetchedAt }: CachedAnswer, { now, policy }: CachedCall): Freshness {
    return freshnessOf(now() - fetchedAt, policy);
  }

  #serve(call: CachedCall, entry: CacheEntry, outcome: CacheOutcome): Served {
    return { entry, outcome: { ...outcome, ttl: secondsLeft(call.now() - entry.fetchedAt, call.policy) } };
  }

  #serveLastGood(call: CachedCall, entry: CacheEntry, forwarded?: "stale" | "miss"): Served {
    return this.#serve(call, entry, { source: "memory", isLastGood: true, forwarded });
  }

  #fetched(call: CachedCall, entry: CacheEntry, forwarded: "miss" | "stale"): Served {
    return this.#serve(call, entry, { source: "upstream", forwarded, isStored: true });
  }
}
