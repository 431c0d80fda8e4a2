/**
 * Tells the service worker (app/shell/offline) that a page is the same for all visitors with these settings, so that it
 * may be stored on the device. Pages of signed-in members lack it.
 */
export const AUDIENCE_HEADER = "Page-Audience";
export const EVERYONE = "everyone";
