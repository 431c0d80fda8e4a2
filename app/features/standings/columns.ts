import type { TFunction } from "i18next";
import type { AnyStandingsRow, Column } from "~/sports/standings-columns";

/** The columns for which a table has data. */
export const columnsOf = (
  columns: readonly Column[],
  rows: readonly AnyStandingsRow[],
  isShort: boolean,
  language: string,
): readonly Column[] =>
  columns.filter(
    ({ value, isFullOnly }) => !(isShort && isFullOnly) && rows.some((row) => value(row, language) !== undefined),
  );

/** A column's figure of a row: a streak as fans write it (W4). Undefined if the row has no such figure. */
export function figureText(
  { value, streak }: Pick<Column, "value" | "streak">,
  row: AnyStandingsRow,
  t: TFunction<"standings">,
  language: string,
): string | undefined {
  const run = streak?.(row);
  return run ? t(`streak.${run.of}`, { number: run.number }) : value(row, language);
}
