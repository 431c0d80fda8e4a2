import { getTableColumns } from "drizzle-orm";
import { type MatchRow, matches } from "./schema.ts";

const COLUMNS = Object.entries(getTableColumns(matches));

/** Columns of a match for statements written by hand, where the table is called `m`. */
export const MATCH_COLUMNS = COLUMNS.map(([, { name }]) => `m.${name}`).join(", ");

/** A row of such a statement as drizzle would give it. */
export const matchRowOf = (raw: Record<string, unknown>): MatchRow =>
  Object.fromEntries(
    COLUMNS.map(([field, column]) => {
      const value = raw[column.name];
      return [field, value === null || value === undefined ? null : column.mapFromDriverValue(value)];
    }),
  ) as MatchRow;
