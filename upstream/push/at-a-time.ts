/** Does work for each item, for so many at a time; the results in the order of the items. */
export async function atATime<Item, Result>(
  count: number,
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const left = items.entries();
  // All of them take from one iterator.
  const takeTurns = async () => {
    for (const [at, item] of left) results[at] = await work(item);
  };
  await Promise.all(Array.from({ length: count }, takeTurns));
  return results;
}
