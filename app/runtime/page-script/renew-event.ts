/**
 * Dispatched on the document by changes to the content of a page with `data-renew="on-change"`: its main part is
 * fetched again.
 */
export const RENEW_EVENT = "renew";
export const RENEWS_ON_CHANGE = "on-change";
