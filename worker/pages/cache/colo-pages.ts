import type { ColoCache } from "../../platform/colo-cache.ts";
import type { CachedPage } from "./cached-page.ts";
import { STALE_FOR } from "./freshness.ts";

// Bytes and header of a stored page; the address belongs to no site, so visitors cannot request it.
const META = "X-Cached-Page";
const toAddress = (key: string): string => `https://pages.cache.invalid/${encodeURIComponent(key)}`;

/** The page in this colo's cache. The store's own lifetime is real time, so the caller must check the age. */
export async function readColoPage(store: ColoCache, key: string): Promise<CachedPage | undefined> {
  const response = await store.match(toAddress(key));
  const meta = response?.headers.get(META);
  if (!response || !meta) return undefined;
  const cached = JSON.parse(meta) as Omit<CachedPage, "bytes">;
  return { ...cached, bytes: new Uint8Array(await response.arrayBuffer()) };
}

/** Stores a page for this colo. */
export async function writeColoPage(store: ColoCache, key: string, { bytes, ...meta }: CachedPage): Promise<void> {
  const headers = {
    [META]: JSON.stringify(meta),
    "Cache-Control": `public, max-age=${STALE_FOR / 1_000}`,
    "Content-Type": "application/octet-stream",
  };
  await store.put(toAddress(key), new Response(bytes, { headers }));
}
