import type { Endpoint } from "#contract/endpoint";
import { MemoryStore } from "../cache/memory-store.ts";
import { type Asker, type BadParameter, type ReadQuery, readQuery } from "./read-query.ts";

/** Characters of the addresses whose reading is remembered. */
const MAX_ENTRIES = 500_000;

/** Reads the query of an address; `search` with its question mark, or empty. */
export type QueryReader = (endpoint: Endpoint, search: string, asker: Asker) => ReadQuery | BadParameter;

/** `readQuery` with a memory: checking a query costs more than serving its answer. */
export function createQueryReader(): QueryReader {
  const readers = new MemoryStore<ReadQuery>(MAX_ENTRIES, (_, key) => key.length);
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
