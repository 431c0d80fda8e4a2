import { getTableColumns } from "drizzle-orm";
import { type MatchRow, matches } from "./schema.ts";

const COLUMNS = Object.entries(getTableColumns(matches));

/** A match's columns for raw SQL in which the table is called `m`. */
export const MATCH_COLUMNS = COLUMNS.map(([, { name }]) => `m.${name}`).join(", ");

/** A row of such a statement in drizzle's form. */
export const matchRowOf = (raw: Record<string, unknown>): MatchRow =>
  Object.fromEntries(
    COLUMNS.map(([field, column]) => {
      const value = raw[column.name];
      return [field, value === null || value === undefined ? null : column.mapFromDriverValue(value)];
    }),
  ) as MatchRow;
