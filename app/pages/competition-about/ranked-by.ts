/** Adds ranks to rows sorted by descending value; equal values share a rank: 1, 2, 2, 4. */
export function rankedBy<Row extends { value: number }>(rows: readonly Row[]): (Row & { rank: number })[] {
  return rows.map((row) => ({ ...row, rank: rows.findIndex(({ value }) => value === row.value) + 1 }));
}
