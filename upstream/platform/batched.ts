import type { SQL } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { DrizzleD1Database } from "drizzle-orm/d1";
import type { SQLiteRaw } from "drizzle-orm/sqlite-core/query-builders/raw";

/**
 * Raw SQL for `db.batch`, typed by its rows. Drizzle's own `db.run` and `db.all` cannot be part of a D1 batch once they
 * have parameters: they lack the statement that it binds them to.
 */
export function batched<Row = unknown>(db: DrizzleD1Database, query: SQL): SQLiteRaw<Row[]> {
  const { $client } = db as DrizzleD1Database & { $client: D1Database };
  const raw = db.all<Row>(query) as unknown as SQLiteRaw<Row[]>;
  return Object.assign(raw, { stmt: $client.prepare(raw.getQuery().sql) });
}

/** Runs statements as one transaction. */
export async function inOneGo(db: DrizzleD1Database, statements: readonly BatchItem<"sqlite">[]): Promise<void> {
  const [first, ...rest] = statements;
  if (first) await db.batch([first, ...rest]);
}
