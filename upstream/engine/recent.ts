/** A map of at most `capacity` entries that forgets the one whose last use is longest ago. */
export interface Recent<Value> {
  /** The value of a key, made if it is not there. */
  get(key: string, make: () => Value): Value;
}

export function createRecent<Value>(capacity: number): Recent<Value> {
  const entries = new Map<string, Value>();
  return {
    get(key, make) {
      const known = entries.get(key);
      const value = known ?? make();
      // A map lists its keys by the time of insertion, so a used entry goes to the end.
      entries.delete(key);
      entries.set(key, value);
      if (entries.size > capacity) entries.delete(entries.keys().next().value!);
      return value;
    },
  };
}
