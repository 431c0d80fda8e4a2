/** Processes items with limited concurrency; results are in the order of the items. */
export async function atATime<Item, Result>(
  count: number,
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const left = items.entries();
  // All workers share one iterator.
  const takeTurns = async () => {
    for (const [at, item] of left) results[at] = await work(item);
  };
  await Promise.all(Array.from({ length: count }, takeTurns));
  return results;
}
