/** The rows of a table around a team's, `count` of them, as many above as below where the table has them. */
export function rowsAround<Row extends { team: { id: string } }>(
  rows: readonly Row[],
  teamId: string,
  count: number,
): readonly Row[] {
  const at = rows.findIndex(({ team }) => team.id === teamId);
  if (at < 0) return rows.slice(0, count);
  const from = Math.max(0, Math.min(at - Math.floor(count / 2), rows.length - count));
  return rows.slice(from, from + count);
}
