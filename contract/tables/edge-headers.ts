/**
 * Tells the service worker (app/shell/offline) that a page is the same for all visitors with these settings, so that it
 * may be stored on the device. Pages of signed-in members lack it.
 */
export const AUDIENCE_HEADER = "Page-Audience";
export const EVERYONE = "everyone";

/** When a page part's matches were fetched, in milliseconds; also on a 304, which has no body to say so. */
export const FETCHED_HEADER = "X-Fetched-At";

/** Headers of a response for one visitor: no cache may keep it. */
export const NO_STORE = { "Cache-Control": "private, no-store" } as const;

/** Whether a browser is set to save data (https://wicg.github.io/savedata/). */
export const asksToSave = (headers: Headers): boolean => headers.get("Save-Data")?.trim().toLowerCase() === "on";
