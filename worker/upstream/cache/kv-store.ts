import { LruCache } from "#contract/memory/lru-cache";
import type { CachePolicy } from "#contract/wire/endpoint";
import { contentHash } from "./cache-entry.ts";
import type { CacheStore } from "./store.ts";

/** Seconds for which a data centre caches what it has read: KV's minimum. */
const READ_TTL = 30;
/** Seconds: KV's minimum. */
const SHORTEST_LIFE = 60;
/** Bytes of a KV key. */
const LONGEST_KEY = 512;

interface Metadata {
  fetchedAt: number;
  hash: string;
}

/** Milliseconds. Readers see no update sooner (`READ_TTL`), and a key takes about one write per second. */
const WRITE_GAP = 30_000;
/**
 * For data that turns stale within the minutes that readers may lag, KV only serves as the last good entry, so writing
 * less often is enough.
 */
const REWRITE_GAP = 150_000;

interface Written {
  hash: string;
  /** `fetchedAt` of the entry that was written. */
  at: number;
}

/**
 * Whether an entry is worth a KV write: new content once the last write is old enough, unchanged content only before
 * the written entry becomes too old to use.
 */
export function decideKvWrite(last: Written | undefined, entry: Written, { staleFor }: CachePolicy): boolean {
  if (!last) return true;
  const age = entry.at - last.at;
  if (entry.hash !== last.hash) return age >= WRITE_GAP;
  return age >= Math.max(REWRITE_GAP, (staleFor * 1000) / 2);
}

/** What this isolate knows about the entries in KV. */
type WriteRecord = LruCache<Written>;

export const createWriteRecord = (): WriteRecord => new LruCache<Written>(5_000);

async function kvKey(key: string): Promise<string> {
  const bytes = new TextEncoder().encode(key);
  if (bytes.byteLength <= LONGEST_KEY) return key;
  return `${key.slice(0, key.indexOf("?"))}#${await contentHash(bytes)}`;
}

/** Workers KV: the last good entry, worldwide. Never decides freshness. */
export function createKvStore(kv: KVNamespace, record: WriteRecord): CacheStore {
  return {
    name: "kv",
    async get(key) {
      const found = await kv.getWithMetadata<Metadata>(await kvKey(key), { type: "arrayBuffer", cacheTtl: READ_TTL });
      const { value, metadata } = found;
      if (!value || typeof metadata?.fetchedAt !== "number" || typeof metadata.hash !== "string") return undefined;
      if (!record.get(key)) record.put(key, { hash: metadata.hash, at: metadata.fetchedAt });
      return { bytes: new Uint8Array(value), fetchedAt: metadata.fetchedAt, hash: metadata.hash };
    },
    async put(key, { bytes, fetchedAt, hash }, policy) {
      const written = { hash, at: fetchedAt };
      if (!decideKvWrite(record.get(key), written, policy)) return;
      // Before the write, not after: of two concurrent writes only one goes out.
      record.put(key, written);
      const metadata: Metadata = { fetchedAt, hash };
      const expirationTtl = Math.max(SHORTEST_LIFE, policy.keepFor);
      await kv.put(await kvKey(key), bytes, { metadata, expirationTtl });
    },
    async delete(key) {
      record.delete(key);
      await kv.delete(await kvKey(key));
    },
  };
}
