import { type SQL, sql } from "drizzle-orm";
import type { DrizzleD1Database } from "drizzle-orm/d1";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";

/** Rows of a table that expire. */
export interface Expired {
  table: SQLiteTable;
  isExpired: SQL | undefined;
  /** For a table without rowid. */
  key?: readonly SQLiteColumn[];
}

/** Rows per statement: a fraction of a second, during which everything else waits. */
const ROWS_OF_PART = 10_000;

const keyOf = ({ key }: Expired): SQL =>
  key
    ? sql.join(
        key.map((column) => sql.raw(`"${column.name}"`)),
        sql`, `,
      )
    : sql`rowid`;

/** Deletes expired rows in parts, so that a database with millions of them serves others in between. */
export async function deleteInParts(db: DrizzleD1Database, expired: Expired, rowsOfPart = ROWS_OF_PART): Promise<void> {
  const { table, isExpired } = expired;
  const key = keyOf(expired);
  const part = sql`delete from ${table} where (${key}) in (select ${key} from ${table} where ${isExpired} limit ${rowsOfPart})`;
  // Triggers' changes count as well, which costs one statement more.
  for (let changes = rowsOfPart; changes >= rowsOfPart; ) changes = (await db.run(part)).meta.changes;
}
