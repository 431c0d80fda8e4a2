import type { CachePolicy, Endpoint } from "#contract/endpoint";
import { CacheEntry, contentHash, type Opened } from "../cache/cache-entry.ts";
import { cacheKey } from "../cache/cache-key.ts";
import { createColoStore } from "../cache/colo-store.ts";
import { createKvStore, createWriteRecord } from "../cache/kv-store.ts";
import { type CacheStore, tolerant } from "../cache/store.ts";
import { type Served, ThroughCache, type ThroughCacheOptions } from "../cache/through-cache.ts";
import type { Clock } from "../clock.ts";
import { coloCache } from "../colo-cache.ts";
import type { Env } from "../env.ts";
import { type AskOptions, createAsk, type RequestScope } from "./ask-upstream.ts";
import type { parseBytes } from "./check-answer.ts";
import { UpstreamFault } from "./fault.ts";
import { lateCalls } from "./late-calls.ts";

export interface UpstreamOptions extends AskOptions {
  clock: Clock;
  /** Sizes and limits of the caches, for tests. */
  cache?: Omit<ThroughCacheOptions, "realNow">;
}

/** The upstream as the edge sees it: its caches in front. One for an isolate. */
export interface Upstream {
  /** `query` as the endpoint's schema has let it pass. `value`: the answer can be opened. Throws UpstreamFault. */
  get(endpoint: Endpoint, query: unknown, scope: RequestScope, needs: "bytes" | "value"): Promise<Served>;
}

/** Only answers that are the same for everyone enter a cache, whatever else a declaration says. */
const policyOf = ({ access, effect, cache }: Endpoint): CachePolicy | undefined =>
  access === "public" && !effect ? cache : undefined;

/** The value in a copy; undefined for one that no longer fits. */
function read(parse: typeof parseBytes, endpoint: Endpoint, bytes: Uint8Array): Opened | undefined {
  try {
    return parse(endpoint, bytes);
  } catch (error) {
    if (error instanceof UpstreamFault) return undefined;
    throw error;
  }
}

export function createUpstream(options: UpstreamOptions): Upstream {
  const { clock, log, realNow = Date.now } = options;
  const ask = createAsk(options);
  const cache = new ThroughCache({ ...options.cache, realNow });
  const written = createWriteRecord();
  const stores = new WeakMap<Env, Record<CachePolicy["store"], readonly CacheStore[]>>();

  function storesOf(env: Env, { store }: CachePolicy): readonly CacheStore[] {
    let known = stores.get(env);
    if (!known) {
      const cache = coloCache();
      const colo = cache ? [tolerant(createColoStore(cache), log)] : [];
      known = { colo, kv: [...colo, tolerant(createKvStore(env.KV, written), log)] };
      stores.set(env, known);
    }
    return known[store];
  }

  async function bypass(endpoint: Endpoint, query: unknown, scope: RequestScope): Promise<Served> {
    const fetchedAt = clock.now(scope.env);
    const pending = ask(endpoint, query, scope);
    scope.waitUntil(pending.catch(() => undefined));
    const { bytes, value } = await pending;
    const hash = await contentHash(bytes);
    const { parseBytes } = await lateCalls();
    const copy = new CacheEntry({ bytes, fetchedAt, hash }, (unread) => read(parseBytes, endpoint, unread), { value });
    return { copy, outcome: { source: "upstream", forwarded: "bypass" } };
  }

  return {
    async get(endpoint, query, scope, needs) {
      const policy = policyOf(endpoint);
      if (!policy) return bypass(endpoint, query, scope);
      const { parseBytes } = await lateCalls();
      const now = (): number => clock.now(scope.env);
      return cache.get({
        key: cacheKey({ endpoint, query, epoch: clock.epoch(), now: now() }),
        name: endpoint.name,
        policy,
        now,
        stores: storesOf(scope.env, policy),
        waitUntil: (work) => scope.waitUntil(work),
        fill: () => ask(endpoint, query, scope),
        read: (bytes) => read(parseBytes, endpoint, bytes),
        needsValue: needs === "value",
      });
    },
  };
}
