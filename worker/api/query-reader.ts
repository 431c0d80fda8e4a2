import type { Endpoint } from "#contract/wire/endpoint";
import { MemoryStore } from "../platform/memory-store.ts";
import { type Asker, type BadParameter, type ReadQuery, readQuery } from "./read-query.ts";

/** Total characters of memoised query strings. */
const MAX_KEY_CHARACTERS = 500_000;

/** Reads a query string; `search` includes the question mark, or is empty. */
export type QueryReader = (endpoint: Endpoint, search: string, asker: Asker) => ReadQuery | BadParameter;

/** Memoised `readQuery`: validating a query costs more than serving its answer. */
export function createQueryReader(): QueryReader {
  const readers = new MemoryStore<ReadQuery>(MAX_KEY_CHARACTERS, (_, key) => key.length);
  return function readAddress(endpoint, search, asker) {
    const { storedLocale, defaultLocale, country, timeZone } = asker;
    const key = [endpoint.name, storedLocale, defaultLocale, country, timeZone, search].join("\n");
    const known = readers.get(key);
    if (known) return known;
    const read = readQuery(endpoint, new URLSearchParams(search), asker);
    if ("query" in read) readers.put(key, read);
    return read;
  };
}
