import { etag, RETAINED_304_HEADERS } from "hono/etag";

/** Tags a response, or answers 304 to a request that has it. */
export const withTag = etag({ retainedHeaders: [...RETAINED_304_HEADERS, "cross-origin-resource-policy"] });
