import type { CachePolicy } from "#contract/endpoint";
import { UpstreamFault } from "../upstream/fault.ts";
import type { CacheOutcome } from "./cache-status.ts";
import { type Copy, contentHash, HeldCopy, type Opened } from "./copy.ts";
import { Flights } from "./flights.ts";
import { type Freshness, freshnessOf, secondsLeft } from "./freshness.ts";
import { MemoryStore } from "./memory-store.ts";
import { RecentFaults } from "./recent-faults.ts";
import type { CopyStore } from "./store.ts";
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
  stores: readonly CopyStore[];
  waitUntil(work: Promise<unknown>): void;
  /** Asks the upstream. Throws UpstreamFault. */
  fill(): Promise<{ bytes: Uint8Array<ArrayBuffer>; value: unknown }>;
  /** The value in the bytes of a copy; undefined when they no longer fit. */
  read(bytes: Uint8Array): Opened | undefined;
  /** Whether the value is wanted: a copy that does not fit counts as absent then. Its bytes did fit when it was stored. */
  needsValue: boolean;
}

export interface Served {
  copy: HeldCopy;
  outcome: CacheOutcome;
}

export interface ThroughCacheOptions {
  /** Real milliseconds: for what must go on while the site's clock stands still. */
  realNow(): number;
  /** Bytes, see `weightOf`. */
  memoryLimit?: number;
  /** Milliseconds after which a flight counts as dead; longer than the upstream call may take. */
  flightLimit?: number;
  /** Milliseconds for which an expired but good copy is held back in the hope of a new one. */
  patience?: number;
}

const MEMORY_LIMIT = 32 * 1024 * 1024;
const FLIGHT_LIMIT = 17_000;
const PATIENCE = 2_500;

/** The objects of a value take about one and a half times its JSON (a list of 300 matches, measured). */
const weightOf = ({ bytes }: Copy, key: string): number => bytes.byteLength * 2.5 + key.length * 2 + 200;

const fits = ({ needsValue }: CachedCall, copy: HeldCopy): boolean => !needsValue || copy.open() !== undefined;

const unheard = (): undefined => undefined;

/** The caches of an isolate: memory, the stores outside, the upstream. Holds answers that are the same for everyone. */
export class ThroughCache {
  readonly memory: MemoryStore<HeldCopy>;
  readonly #faults: RecentFaults;
  readonly #searches: Flights<Served>;
  readonly #renewals: Flights<void>;
  readonly #patience: number;

  constructor({ realNow, memoryLimit, flightLimit, patience }: ThroughCacheOptions) {
    this.memory = new MemoryStore<HeldCopy>(memoryLimit ?? MEMORY_LIMIT, weightOf);
    this.#faults = new RecentFaults(realNow);
    this.#searches = new Flights(flightLimit ?? FLIGHT_LIMIT, realNow);
    this.#renewals = new Flights(flightLimit ?? FLIGHT_LIMIT, realNow);
    this.#patience = patience ?? PATIENCE;
  }

  /** Throws UpstreamFault when there is neither an answer nor a good copy. */
  async get(call: CachedCall): Promise<Served> {
    const kept = this.memory.get(call.key);
    const held = kept && fits(call, kept) ? kept : undefined;
    const freshness = held ? this.#freshness(held, call) : "gone";
    if (held && freshness === "fresh") return this.#serve(call, held, { source: "memory" });

    const fault = this.#faults.get(call.key);
    if (fault?.isAnswer) throw fault;
    if (held && freshness === "stale") {
      if (!fault) this.#renew(call);
      return this.#serve(call, held, { source: "memory" });
    }
    if (fault && held && freshness === "expired") return this.#serveLastGood(call, held);
    if (fault && !held) throw fault;
    return this.#search(call, held && freshness === "expired" ? held : undefined);
  }

  async #search(call: CachedCall, expired: HeldCopy | undefined): Promise<Served> {
    const flight = this.#searches.get(call.key);
    if (!flight) {
      const search = this.#searches.lead(call.key, () => this.#find(call, expired));
      // Goes on when this visitor hangs up: others may have joined.
      call.waitUntil(search.catch(unheard));
      return search;
    }
    const served = await this.#searches.join(flight);
    if (!served) throw new UpstreamFault("timeout", call.name);
    // Led by someone who wanted bytes only.
    if (!fits(call, served.copy)) return this.#find(call, undefined);
    return { ...served, outcome: { ...served.outcome, isCollapsed: true } };
  }

  async #find(call: CachedCall, expired: HeldCopy | undefined): Promise<Served> {
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
  async #replace(call: CachedCall, lastGood: HeldCopy): Promise<Served> {
    const asked = this.#ask(call);
    try {
      const copy = await within(asked, this.#patience);
      if (copy) return this.#fetched(call, copy, "stale");
      call.waitUntil(asked.catch(unheard));
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
  async #ask(call: CachedCall): Promise<HeldCopy> {
    const fetchedAt = call.now();
    try {
      const { bytes, value } = await call.fill();
      const copy = new HeldCopy({ bytes, fetchedAt, hash: await contentHash(bytes) }, call.read, { value });
      this.memory.put(call.key, copy);
      this.#faults.delete(call.key);
      for (const store of call.stores) call.waitUntil(store.put(call.key, copy, call.policy));
      return copy;
    } catch (error) {
      if (error instanceof UpstreamFault) this.#remember(call, error);
      throw error;
    }
  }

  #remember(call: CachedCall, fault: UpstreamFault): void {
    this.#faults.put(call.key, fault);
    if (fault.kind !== "not_found") return;
    this.memory.delete(call.key);
    for (const store of call.stores) call.waitUntil(store.delete(call.key));
  }

  async #read(store: CopyStore, call: CachedCall): Promise<HeldCopy | undefined> {
    const copy = await store.get(call.key);
    const held = copy && new HeldCopy(copy, call.read);
    return held && fits(call, held) ? held : undefined;
  }

  #freshness({ fetchedAt }: Copy, { now, policy }: CachedCall): Freshness {
    return freshnessOf(now() - fetchedAt, policy);
  }

  #serve(call: CachedCall, copy: HeldCopy, outcome: CacheOutcome): Served {
    return { copy, outcome: { ...outcome, ttl: secondsLeft(call.now() - copy.fetchedAt, call.policy) } };
  }

  #serveLastGood(call: CachedCall, copy: HeldCopy, forwarded?: "stale"): Served {
    return this.#serve(call, copy, { source: "memory", isLastGood: true, forwarded });
  }

  #fetched(call: CachedCall, copy: HeldCopy, forwarded: "miss" | "stale"): Served {
    return this.#serve(call, copy, { source: "upstream", forwarded, isStored: true });
  }
}
