const USUAL = 10;
const MOST = 20;
/** A list that ends before its last rank has at least so many rows. */
const LEAST = 3;

/**
 * The first ten of a sorted list, without cutting through equals: those that share the tenth's figure too, up to twenty
 * rows; if they are more, none of them.
 */
export function wholeRanks<Row>(sorted: readonly Row[], figureOf: (row: Row) => number): readonly Row[] {
  const last = sorted[USUAL - 1];
  if (!last) return sorted;
  const figure = figureOf(last);
  const end = sorted.findLastIndex((row) => figureOf(row) === figure) + 1;
  if (end <= MOST) return sorted.slice(0, end);
  const start = sorted.findIndex((row) => figureOf(row) === figure);
  return sorted.slice(0, start >= LEAST ? start : USUAL);
}
