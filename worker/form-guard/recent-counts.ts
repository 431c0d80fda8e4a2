import { LruCache } from "#contract/memory/lru-cache";
import type { ColoCache } from "../platform/colo-cache.ts";
import type { StoreGuard } from "../platform/store-guard.ts";

interface RecentCount {
  count: number;
  /** Milliseconds; when counting restarts. */
  until: number;
}

/** Counts over minutes, longer than the platform's limits allow (60 s at most). */
export interface RecentCounts {
  /** The current count, 0 if none. */
  read(key: string): Promise<number>;
  /** Counts one more; `lifetime` in seconds, from the first. */
  add(key: string, lifetime: number): Promise<RecentCount>;
}

interface RecentCountsOptions {
  store(): ColoCache | undefined;
  guard: StoreGuard;
  /** Real milliseconds. */
  now?(): number;
}

/** Maximum number of keys per isolate. */
const MOST = 10_000;

const toAddress = (key: string): string => `https://counts.cache.invalid/${encodeURIComponent(key)}`;

/**
 * Immediate in this isolate, and within moments in its data centre by the Cache API: free, and expires by itself. Two
 * isolates that count at the same instant may count one; each data centre counts for itself, and on `workers.dev`,
 * where the Cache API stores nothing, so does every isolate.
 */
export function createRecentCounts({ store, guard, now = Date.now }: RecentCountsOptions): RecentCounts {
  const known = new LruCache<RecentCount>(MOST);

  const fresh = (found: RecentCount | undefined): RecentCount | undefined =>
    found && now() < found.until ? found : undefined;

  async function stored(key: string): Promise<RecentCount | undefined> {
    const read = async () => (await store()?.match(toAddress(key)))?.json() as Promise<RecentCount> | undefined;
    return fresh(await guard("get", read));
  }

  async function put(key: string, counted: RecentCount): Promise<void> {
    const age = Math.ceil((counted.until - now()) / 1_000);
    const response = Response.json(counted, { headers: { "Cache-Control": `max-age=${age}` } });
    await guard("put", async () => store()?.put(toAddress(key), response));
  }

  return {
    async read(key) {
      const [own, shared] = [fresh(known.get(key)), await stored(key)];
      return Math.max(own?.count ?? 0, shared?.count ?? 0);
    },
    async add(key, lifetime) {
      const own = fresh(known.get(key)) ?? { count: 0, until: now() + 1_000 * lifetime };
      // Before any await, so that concurrent calls count on.
      const counted = { ...own, count: own.count + 1 };
      known.put(key, counted);
      const shared = await stored(key);
      if (shared && shared.count >= counted.count) {
        counted.count = shared.count + 1;
        counted.until = shared.until;
      }
      await put(key, counted);
      return { ...counted };
    },
  };
}
