/** A least-recently-used cache of at most `capacity` entries. */
export interface Recent<Value> {
  /** The value of a key, created if missing. */
  get(key: string, make: () => Value): Value;
}

export function createRecent<Value>(capacity: number): Recent<Value> {
  const entries = new Map<string, Value>();
  return {
    get(key, make) {
      const known = entries.get(key);
      const value = known ?? make();
      // A map lists its keys in insertion order, so a used entry is moved to the end.
      entries.delete(key);
      entries.set(key, value);
      if (entries.size > capacity) entries.delete(entries.keys().next().value!);
      return value;
    },
  };
}
