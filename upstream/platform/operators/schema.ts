import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Changes by operators, attempted ones included. Rows are never changed, and deleted when they are old. */
export const operatorActions = sqliteTable(
  "operator_actions",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** Milliseconds of real time. */
    at: integer().notNull(),
    /** The name of the token (credentials.ts). */
    operator: text().notNull(),
    /** The path below `/admin/`. */
    action: text().notNull(),
    /** Ids and file names only (subject.ts). */
    subject: text().notNull(),
    /** Of the answer. */
    status: integer().notNull(),
  },
  (table) => [index("operator_actions_by_instant").on(table.at)],
);
