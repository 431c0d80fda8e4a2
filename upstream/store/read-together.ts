/** D1 allows 100 parameters per statement. */
const KEYS_PER_READ = 90;

/**
 * Reads rows by key, batching the keys requested in the same turn, so that an answer about forty matches takes one
 * statement instead of forty. Lives for one call.
 */
export function readTogether<Row>(
  read: (keys: string[]) => Promise<Row[]>,
  keyOf: (row: Row) => string,
): (key: string) => Promise<Row | undefined> {
  let waiting: { keys: Set<string>; rows: Promise<Map<string, Row>> } | undefined;

  const readAll = async (keys: ReadonlySet<string>): Promise<Map<string, Row>> => {
    // By the end of this turn all its callers have requested their keys.
    await Promise.resolve();
    waiting = undefined;
    const all = [...keys];
    const rows: Row[] = [];
    for (let start = 0; start < all.length; start += KEYS_PER_READ)
      rows.push(...(await read(all.slice(start, start + KEYS_PER_READ))));
    return new Map(rows.map((row) => [keyOf(row), row]));
  };

  return async (key) => {
    if (!waiting) {
      const keys = new Set<string>();
      waiting = { keys, rows: readAll(keys) };
    }
    waiting.keys.add(key);
    return (await waiting.rows).get(key);
  };
}
