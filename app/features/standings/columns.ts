import type { AnyStandingsRow, Column } from "~/sports/standings-columns";

/** The columns for which a table has data. */
export const columnsOf = (
  columns: readonly Column[],
  rows: readonly AnyStandingsRow[],
  isShort: boolean,
): readonly Column[] =>
  columns.filter(({ value, isFullOnly }) => !(isShort && isFullOnly) && rows.some((row) => value(row) !== undefined));
