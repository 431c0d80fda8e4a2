/** An in-memory browser storage. */
export function memoryStore(known: Readonly<Record<string, string>> = {}) {
  const entries = new Map(Object.entries(known));
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
    size: () => entries.size,
  };
}
