import type { ColoCache } from "../colo-cache.ts";
import type { CachedPage } from "./cached-page.ts";
import { STALE_FOR } from "./freshness.ts";

// Bytes and header of a stored copy; the address is no site's, so that no visitor can ask for it.
const META = "X-Cached-Page";
const addressOf = (key: string): string => `https://pages.cache.invalid/${encodeURIComponent(key)}`;

/** The page of this colo. The store's own lifetime is real time, so age is still to be judged. */
export async function readColoPage(store: ColoCache, key: string): Promise<CachedPage | undefined> {
  const response = await store.match(addressOf(key));
  const meta = response?.headers.get(META);
  if (!response || !meta) return undefined;
  const cached = JSON.parse(meta) as Omit<CachedPage, "bytes">;
  return { ...cached, bytes: new Uint8Array(await response.arrayBuffer()) };
}

/** Keeps a page for this colo. */
export async function writeColoPage(store: ColoCache, key: string, { bytes, ...meta }: CachedPage): Promise<void> {
  const headers = {
    [META]: JSON.stringify(meta),
    "Cache-Control": `public, max-age=${STALE_FOR / 1_000}`,
    "Content-Type": "application/octet-stream",
  };
  await store.put(addressOf(key), new Response(bytes, { headers }));
}
