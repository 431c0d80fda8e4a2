import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { dataVersion } from "./schema.ts";

const ONLY = 1;

async function getVersion(database: D1Database): Promise<number> {
  const [row] = await drizzle(database).select().from(dataVersion).where(eq(dataVersion.id, ONLY));
  return row?.number ?? 0;
}

/**
 * Caches data that depends only on competitions, teams and seasons until one of them changes: a call then costs one row
 * instead of all of theirs. The version is read first, so that nothing old is cached under a new version.
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
