/** A quotient as on the wire, with two decimals; null if the count is 0. */
export const average = (sum: number, count: number): string | null => (count === 0 ? null : (sum / count).toFixed(2));

export const sumOf = <Item>(items: readonly Item[], value: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + value(item), 0);

export const countOf = <Item>(items: readonly Item[], isCounted: (item: Item) => boolean): number =>
  items.reduce((count, item) => count + (isCounted(item) ? 1 : 0), 0);
