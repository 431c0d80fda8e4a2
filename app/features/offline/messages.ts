/** From a page to the service worker: cache this page, which loaded before the worker was active. */
export interface CacheMessage {
  cache: string;
}

export const isCacheMessage = (data: unknown): data is CacheMessage =>
  typeof data === "object" && data !== null && "cache" in data && typeof data.cache === "string";

/** From the worker to a cached page: the network has delivered a newer version after all. */
export const RENEWED = "renewed";
