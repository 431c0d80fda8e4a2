import { CACHED_TIMING } from "~/features/data-saving/count-bytes";
import { CAPACITY, type CacheEntry, entriesToEvict, type Kind } from "./cache-entries.ts";

const AT = "Cached-At";
const BYTES = "Cached-Bytes";
const FILES = "Cached-Files";

/** An entry and the files it depends on. */
interface StoredEntry extends CacheEntry {
  files: readonly string[];
}

// Named by purpose, not by build: files that a new build no longer needs become the oldest and are evicted.
const PREFIX = "matchlight-";
const open = (kind: Kind): Promise<Cache> => caches.open(PREFIX + kind);

// A device has one visitor: what `Vary` distinguishes in shared caches does not matter here.
const ANYHOW = { ignoreVary: true };

export const readEntry = async (kind: Kind, key: string): Promise<Response | undefined> =>
  (await open(kind)).match(key, ANYHOW);

export async function listEntries(kind: Kind): Promise<StoredEntry[]> {
  const cache = await open(kind);
  // Read together, because another event might add or delete an entry in between.
  const [responses, keys] = await Promise.all([cache.matchAll(), cache.keys()]);
  return keys.map(({ url }, index) => {
    const { pathname, search } = new URL(url);
    return { key: pathname + search, ...factsOf(responses[index]) };
  });
}

/** When an entry was cached and its size; an entry without these headers is evicted first. */
export function factsOf(response: Response | undefined): Omit<StoredEntry, "key"> {
  const read = (name: string) => response?.headers.get(name) ?? "";
  return { at: Number(read(AT)), bytes: Number(read(BYTES)), files: read(FILES).split(" ").filter(Boolean) };
}

/** Caches a response with a fully read body. `at` in milliseconds. */
export async function writeEntry(
  kind: Kind,
  key: string,
  { headers: given, body }: { headers: Headers; body: ArrayBuffer },
  { at, files = [] }: { at: number; files?: readonly string[] },
): Promise<void> {
  const headers = new Headers(given);
  // The body is already decompressed, and the key covers what varies.
  for (const name of ["Content-Encoding", "Content-Length", "Vary"]) headers.delete(name);
  headers.set(AT, String(at));
  headers.set(BYTES, String(body.byteLength));
  headers.set(FILES, files.join(" "));
  headers.set("Server-Timing", CACHED_TIMING);
  await (await open(kind)).put(key, new Response(body, { headers }));
}

/** Evicts entries beyond the capacity, oldest first. */
export async function evictOldest(kind: Kind, stays?: (key: string) => boolean): Promise<void> {
  const cache = await open(kind);
  for (const key of entriesToEvict(await listEntries(kind), CAPACITY[kind], stays)) await cache.delete(key, ANYHOW);
}

export async function deleteAll(): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith(PREFIX)) await caches.delete(name);
}
