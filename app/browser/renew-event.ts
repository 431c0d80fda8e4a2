/**
 * Sent to the document by what changes the content of its page, for a page that says `data-renew="on-change"`: its main
 * part is fetched again.
 */
export const RENEW_EVENT = "renew";
export const RENEWS_ON_CHANGE = "on-change";
