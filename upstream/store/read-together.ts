/** D1 takes 100 parameters a statement. */
const KEYS_PER_READ = 90;

/**
 * Reads rows by key. Keys that are asked for in the same turn are read together, so that an answer about forty matches
 * is one statement and not forty. For the time of one call.
 */
export function readTogether<Row>(
  read: (keys: string[]) => Promise<Row[]>,
  keyOf: (row: Row) => string,
): (key: string) => Promise<Row | undefined> {
  let waiting: { keys: Set<string>; rows: Promise<Map<string, Row>> } | undefined;

  const readAll = async (keys: ReadonlySet<string>): Promise<Map<string, Row>> => {
    // By the end of this turn everyone who asks in it has asked.
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
