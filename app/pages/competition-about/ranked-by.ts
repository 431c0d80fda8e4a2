/** Rows with their ranks, those of the same value sharing one: 1, 2, 2, 4. The rows come with the highest value first. */
export function rankedBy<Row extends { value: number }>(rows: readonly Row[]): (Row & { rank: number })[] {
  return rows.map((row) => ({ ...row, rank: rows.findIndex(({ value }) => value === row.value) + 1 }));
}
