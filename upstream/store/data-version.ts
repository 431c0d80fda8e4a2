import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { dataVersion } from "./schema.ts";

const ONLY = 1;

async function readVersion(database: D1Database): Promise<number> {
  const [row] = await drizzle(database).select().from(dataVersion).where(eq(dataVersion.id, ONLY));
  return row?.number ?? 0;
}

/** Milliseconds for which the version of a database in `cacheVersion` is not read again. */
const CACHED_FOR = 1_000;

interface CachedVersion {
  realNow: () => number;
  readAt: number;
  version: Promise<number> | undefined;
}
const cachedVersions = new WeakMap<D1Database, CachedVersion>();

/** From now on the version of a database is read once a second at most: a change shows up to a second later. */
export function cacheVersion(database: D1Database, realNow: () => number): void {
  if (!cachedVersions.has(database)) cachedVersions.set(database, { realNow, readAt: 0, version: undefined });
}

/** Callers at the same time share the read; one that fails is not cached. */
function getVersion(database: D1Database): Promise<number> {
  const memory = cachedVersions.get(database);
  if (!memory) return readVersion(database);
  const now = memory.realNow();
  if (memory.version && now - memory.readAt < CACHED_FOR) return memory.version;
  const version = readVersion(database);
  Object.assign(memory, { readAt: now, version });
  version.catch(() => {
    memory.version = undefined;
  });
  return version;
}

/**
 * Caches data that depends only on competitions, teams and seasons until one of them changes: a call then costs one row
 * instead of all of theirs, and none within a second of the last (`cacheVersion`). The version is read first, so that
 * nothing old is cached under a new version.
 */
export function cachedPerVersion<Value>(
  read: (database: D1Database) => Promise<Value>,
): (database: D1Database) => Promise<Value> {
  let cache: { database: D1Database; version: number; value: Value } | undefined;
  return async (database) => {
    const version = await getVersion(database);
    if (cache?.version !== version || cache.database !== database)
      cache = { database, version, value: await read(database) };
    return cache.value;
  };
}
