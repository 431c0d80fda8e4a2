/** From a page to the browser's worker: keep this page, which came before there was a worker. */
export interface KeepMessage {
  keep: string;
}

export const isKeepMessage = (data: unknown): data is KeepMessage =>
  typeof data === "object" && data !== null && "keep" in data && typeof data.keep === "string";

/** From the worker to a page that it has shown a copy of, when the network has given a newer one after all. */
export const RENEWED = "renewed";
