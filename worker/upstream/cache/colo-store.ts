import type { ColoCache } from "../../platform/colo-cache.ts";
import type { CacheStore } from "./store.ts";

const ADDRESS = "https://entries.matchlight.internal/";
const FETCHED_AT = "X-Fetched-At";
const HASH = "X-Content-Hash";

const addressOf = (key: string): string => ADDRESS + encodeURIComponent(key);

/** The Cache API of this data centre. */
export function createColoStore(cache: ColoCache): CacheStore {
  return {
    name: "colo",
    async get(key) {
      const response = await cache.match(addressOf(key));
      if (!response) return undefined;
      const fetchedAt = Number(response.headers.get(FETCHED_AT) ?? Number.NaN);
      const hash = response.headers.get(HASH);
      const bytes = new Uint8Array(await response.arrayBuffer());
      return Number.isFinite(fetchedAt) && hash ? { bytes, fetchedAt, hash } : undefined;
    },
    async put(key, { bytes, fetchedAt, hash }, { keepFor }) {
      const headers = {
        "Content-Type": "application/json",
        // Sets only how long the entry is stored; its own timestamp decides freshness.
        "Cache-Control": `max-age=${keepFor}`,
        [FETCHED_AT]: String(fetchedAt),
        [HASH]: hash,
      };
      await cache.put(addressOf(key), new Response(bytes, { headers }));
    },
    async delete(key) {
      await cache.delete(addressOf(key));
    },
  };
}
