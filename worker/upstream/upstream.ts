import type { CachePolicy, Endpoint } from "#contract/wire/endpoint";
import type { Clock } from "../platform/clock.ts";
import { coloCache } from "../platform/colo-cache.ts";
import type { Env } from "../platform/env.ts";
import { createStoreGuard, type StoreGuard } from "../platform/store-guard.ts";
import { CacheEntry, contentHash, type Opened } from "./cache/cache-entry.ts";
import { cacheKey } from "./cache/cache-key.ts";
import { createKvStore, createWriteRecord } from "./cache/kv-store.ts";
import { type CachedCall, type CacheStore, createColoStore, readOnly, tolerant } from "./cache/store.ts";
import { type Served, ThroughCache, type ThroughCacheOptions } from "./cache/through-cache.ts";
import { admit } from "./request/admit.ts";
import type { parseBytes } from "./request/check-answer.ts";
import { UpstreamFault } from "./request/fault.ts";
import { lazyCalls } from "./request/lazy-calls.ts";
import { idsIn } from "./request/request-parameters.ts";
import { createRequester, type RequesterOptions, type RequestScope } from "./request/request-upstream.ts";

export interface UpstreamOptions extends RequesterOptions {
  clock: Clock;
  /** Sizes and limits of the caches, for tests. */
  cache?: Omit<ThroughCacheOptions, "realNow">;
  /** The colo's guard may be shared with other users of its cache. */
  guards?: Partial<Record<CacheStore["name"], StoreGuard>>;
}

/** The upstream behind its caches. One per isolate. */
export interface Upstream {
  /** `query` as validated by the endpoint's schema. `value`: the answer can be opened. Throws UpstreamFault. */
  get(endpoint: Endpoint, query: unknown, scope: RequestScope, needs: "bytes" | "value"): Promise<Served>;
}

/** Only answers that are the same for everyone are cached, whatever else a declaration says. */
const policyOf = ({ access, effect, cache }: Endpoint): CachePolicy | undefined =>
  access === "public" && !effect ? cache : undefined;

/** The value of an entry; undefined if it no longer matches the schema. */
function read(parse: typeof parseBytes, endpoint: Endpoint, bytes: Uint8Array): Opened | undefined {
  try {
    return parse(endpoint, bytes);
  } catch (error) {
    if (error instanceof UpstreamFault) return undefined;
    throw error;
  }
}

/** Runs once the page's head call has succeeded, or has failed in a way that says nothing about this call. */
async function after<Result>(head: Promise<unknown> | undefined, work: () => Promise<Result>): Promise<Result> {
  try {
    await head;
  } catch (error) {
    if (error instanceof UpstreamFault && error.isAnswer) throw error;
  }
  return work();
}

export function createUpstream(options: UpstreamOptions): Upstream {
  const { clock, log, realNow = Date.now } = options;
  const request = createRequester(options);
  const cache = new ThroughCache({ ...options.cache, realNow });
  const written = createWriteRecord();
  const guards = {
    colo: options.guards?.colo ?? createStoreGuard({ store: "colo", log }),
    kv: options.guards?.kv ?? createStoreGuard({ store: "kv", log }),
  };
  const layers = new WeakMap<Env, { colo: readonly CacheStore[]; kv: CacheStore }>();

  function layersOf(env: Env): { colo: readonly CacheStore[]; kv: CacheStore } {
    let known = layers.get(env);
    if (!known) {
      const cache = coloCache();
      const colo = cache ? [tolerant(createColoStore(cache), guards.colo)] : [];
      known = { colo, kv: tolerant(createKvStore(env.KV, written), guards.kv) };
      layers.set(env, known);
    }
    return known;
  }

  /** KV is read before the upstream only for things that certainly exist. */
  function storesFor(
    { namesOne }: Endpoint,
    { store }: CachePolicy,
    { env, isPage }: RequestScope,
  ): Pick<CachedCall, "stores" | "lastResort"> {
    const { colo, kv } = layersOf(env);
    if (store === "colo") return { stores: colo };
    if (!isPage) return { stores: colo, lastResort: readOnly(kv) };
    return namesOne ? { stores: colo, lastResort: kv } : { stores: [...colo, kv] };
  }

  async function bypass(endpoint: Endpoint, query: unknown, scope: RequestScope): Promise<Served> {
    const fetchedAt = clock.now(scope.env);
    const pending = request(endpoint, query, scope);
    scope.waitUntil(pending.catch(() => undefined));
    const { bytes, value } = await pending;
    const hash = await contentHash(bytes);
    const { parseBytes } = await lazyCalls();
    const entry = new CacheEntry({ bytes, fetchedAt, hash }, (unread) => read(parseBytes, endpoint, unread), { value });
    return { entry, outcome: { source: "upstream", forwarded: "bypass" } };
  }

  return {
    async get(endpoint, query, scope, needs) {
      const policy = policyOf(endpoint);
      if (!policy) return bypass(endpoint, query, scope);
      const { parseBytes } = await lazyCalls();
      const now = (): number => clock.now(scope.env);
      const key = cacheKey({ endpoint, query, epoch: clock.epoch(), now: now() });
      return cache.get({
        key,
        thing: () => idsIn(query).sort().join("&") || key,
        name: endpoint.name,
        policy,
        now,
        ...storesFor(endpoint, policy, scope),
        admit: () => admit(scope, endpoint.name),
        staleWaitMs: scope.staleWaitMs,
        serialise: scope.head && ((work) => after(scope.head, work)),
        waitUntil: (work) => scope.waitUntil(work),
        fill: () => request(endpoint, query, scope),
        read: (bytes) => read(parseBytes, endpoint, bytes),
        needsValue: needs === "value",
      });
    },
  };
}
