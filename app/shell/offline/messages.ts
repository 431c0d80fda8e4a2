/** From a page to the browser's worker: cache this page, which came before there was a worker. */
export interface CacheMessage {
  cache: string;
}

export const isCacheMessage = (data: unknown): data is CacheMessage =>
  typeof data === "object" && data !== null && "cache" in data && typeof data.cache === "string";

/** From the worker to a cached page that it has shown, when the network has given a newer one after all. */
export const RENEWED = "renewed";
