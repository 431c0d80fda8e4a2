import type { CachePolicy } from "#contract/endpoint";
import { UpstreamFault } from "../upstream/fault.ts";
import { type CachedAnswer, CacheEntry, contentHash, type Opened } from "./cache-entry.ts";
import type { CacheOutcome } from "./cache-status.ts";
import { type Freshness, freshnessOf, secondsLeft } from "./freshness.ts";
import { InFlightRequests } from "./in-flight-requests.ts";
import { MemoryStore } from "./memory-store.ts";
import { RecentFaults } from "./recent-faults.ts";
import type { CacheStore } from "./store.ts";
import { within } from "./time-limit.ts";

/** One call as the caches see it. */
export interface CachedCall {
  key: string;
  /** The endpoint's name, for faults. */
  name: string;
  policy: CachePolicy;
  /** Milliseconds, by the (possibly moved) clock. */
  now(): number;
  /** The layers outside the isolate, the nearest first. */
  stores: readonly CacheStore[];
  waitUntil(work: Promise<unknown>): void;
  /** Asks the upstream. Throws UpstreamFault. */
  fill(): Promise<{ bytes: Uint8Array<ArrayBuffer>; value: unknown }>;
  /** The value in the bytes of a copy; undefined when they no longer fit. */
  read(bytes: Uint8Array): Opened | undefined;
  /** Whether the value is wanted: a copy that does not fit counts as absent then. Its bytes did fit when it was stored. */
  needsValue: boolean;
}

export interface Served {
  copy: CacheEntry;
  outcome: CacheOutcome;
}

export interface ThroughCacheOptions {
  /** Real milliseconds: for what must go on while the site's clock stands still. */
  realNow(): number;
  /** Bytes, see `weightOf`. */
  memoryLimit?: number;
  /** Milliseconds after which an in-flight request counts as dead; longer than the upstream call may take. */
  inFlightLimit?: number;
  /** Milliseconds for which an expired but good copy is held back in the hope of a new one. */
  patience?: number;
}

const MEMORY_LIMIT = 32 * 1024 * 1024;
const IN_FLIGHT_LIMIT = 17_000;
const PATIENCE = 2_500;

/** The objects of a value take about one and a half times its JSON (a list of 300 matches, measured). */
const weightOf = ({ bytes }: CachedAnswer, key: string): number => bytes.byteLength * 2.5 + key.length * 2 + 200;

const fits = ({ needsValue }: CachedCall, copy: CacheEntry): boolean => !needsValue || copy.open() !== undefined;

const unheard = (): undefined => undefined;

/** The caches of an isolate: memory, the stores outside, the upstream. Holds answers that are the same for everyone. */
export class ThroughCache {
  readonly memory: MemoryStore<CacheEntry>;
  readonly #faults: RecentFaults;
  readonly #searches: InFlightRequests<Served>;
  readonly #renewals: InFlightRequests<void>;
  readonly #patience: number;

  constructor({ realNow, memoryLimit, inFlightLimit, patience }: ThroughCacheOptions) {
    this.memory = new MemoryStore<CacheEntry>(memoryLimit ?? MEMORY_LIMIT, weightOf);
    this.#faults = new RecentFaults(realNow);
    this.#searches = new InFlightRequests(inFlightLimit ?? IN_FLIGHT_LIMIT, realNow);
    this.#renewals = new InFlightRequests(inFlightLimit ?? IN_FLIGHT_LIMIT, realNow);
    this.#patience = patience ?? PATIENCE;
  }

  /** Throws UpstreamFault when there is neither an answer nor a good copy. */
  async get(call: CachedCall): Promise<Served> {
    const known = this.memory.get(call.key);
    const entry = known && fits(call, known) ? known : undefined;
    const freshness = entry ? this.#freshness(entry, call) : "gone";
    if (entry && freshness === "fresh") return this.#serve(call, entry, { source: "memory" });

    const fault = this.#faults.get(call.key);
    if (fault?.isAnswer) throw fault;
    if (entry && freshness === "stale") {
      if (!fault) this.#renew(call);
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
      // Goes on when this visitor hangs up: others may have joined.
      call.waitUntil(search.catch(unheard));
      return search;
    }
    const served = await this.#searches.join(inFlightRequest);
    if (!served) throw new UpstreamFault("timeout", call.name);
    // Led by someone who wanted bytes only.
    if (!fits(call, served.copy)) return this.#find(call, undefined);
    return { ...served, outcome: { ...served.outcome, isCollapsed: true } };
  }

  async #find(call: CachedCall, expired: CacheEntry | undefined): Promise<Served> {
    let lastGood = expired;
    for (const store of call.stores) {
      const copy = await this.#read(store, call);
      if (!copy) continue;
      const freshness = this.#freshness(copy, call);
      if (freshness === "fresh" || freshness === "stale") {
        this.memory.put(call.key, copy);
        if (freshness === "stale") this.#renew(call);
        return this.#serve(call, copy, { source: store.name });
      }
      if (freshness === "expired" && copy.fetchedAt > (lastGood?.fetchedAt ?? 0)) lastGood = copy;
    }
    return lastGood ? this.#replace(call, lastGood) : this.#fetched(call, await this.#ask(call), "miss");
  }

  /** A new answer in the place of an expired copy, or the copy when none comes soon. */
  async #replace(call: CachedCall, lastGood: CacheEntry): Promise<Served> {
    const pending = this.#ask(call);
    try {
      const copy = await within(pending, this.#patience);
      if (copy) return this.#fetched(call, copy, "stale");
      call.waitUntil(pending.catch(unheard));
      this.#faults.put(call.key, new UpstreamFault("timeout", call.name));
    } catch (error) {
      if (!(error instanceof UpstreamFault) || error.isAnswer) throw error;
    }
    this.memory.put(call.key, lastGood);
    return this.#serveLastGood(call, lastGood, "stale");
  }

  /** Behind the response; the nearest store first, since another isolate may have been quicker. */
  #renew(call: CachedCall): void {
    if (this.#renewals.get(call.key)) return;
    const renewal = this.#renewals.lead(call.key, async () => {
      const [nearest] = call.stores;
      const copy = nearest && (await this.#read(nearest, call));
      if (copy && this.#freshness(copy, call) === "fresh") this.memory.put(call.key, copy);
      else await this.#ask(call);
    });
    call.waitUntil(renewal.catch(unheard));
  }

  /** Asks the upstream and stores what it says, a refusal included. */
  async #ask(call: CachedCall): Promise<CacheEntry> {
    const fetchedAt = call.now();
    try {
      const { bytes, value } = await call.fill();
      const copy = new CacheEntry({ bytes, fetchedAt, hash: await contentHash(bytes) }, call.read, { value });
      this.memory.put(call.key, copy);
      this.#faults.delete(call.key);
      for (const store of call.stores) call.waitUntil(store.put(call.key, copy, call.policy));
      return copy;
    } catch (error) {
      if (error instanceof UpstreamFault) this.#storeNotFound(call, error);
      throw error;
    }
  }

  #storeNotFound(call: CachedCall, fault: UpstreamFault): void {
    this.#faults.put(call.key, fault);
    if (fault.kind !== "not_found") return;
    this.memory.delete(call.key);
    for (const store of call.stores) call.waitUntil(store.delete(call.key));
  }

  async #read(store: CacheStore, call: CachedCall): Promise<CacheEntry | undefined> {
    const copy = await store.get(call.key);
    const entry = copy && new CacheEntry(copy, call.read);
    return entry && fits(call, entry) ? entry : undefined;
  }

  #freshness({ fetchedAt }: CachedAnswer, { now, policy }: CachedCall): Freshness {
    return freshnessOf(now() - fetchedAt, policy);
  }

  #serve(call: CachedCall, copy: CacheEntry, outcome: CacheOutcome): Served {
    return { copy, outcome: { ...outcome, ttl: secondsLeft(call.now() - copy.fetchedAt, call.policy) } };
  }

  #serveLastGood(call: CachedCall, copy: CacheEntry, forwarded?: "stale"): Served {
    return this.#serve(call, copy, { source: "memory", isLastGood: true, forwarded });
  }

  #fetched(call: CachedCall, copy: CacheEntry, forwarded: "miss" | "stale"): Served {
    return this.#serve(call, copy, { source: "upstream", forwarded, isStored: true });
  }
}
