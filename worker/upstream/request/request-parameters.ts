/**
 * A validated query as sorted text parameters: the same order for calls and cache keys. Undefined values are left out.
 */
export function requestParameters(query: unknown): [name: string, value: string][] {
  if (typeof query !== "object" || query === null) return [];
  return Object.entries(query)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]): [string, string] => [name, String(value)])
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

/** The ids in a query, each with its parameter's name. */
export const idsIn = (query: unknown): string[] =>
  requestParameters(query)
    .filter(([name]) => name.endsWith("Id"))
    .map((pair) => pair.join("="));
