// Events of the document by which parts of a page's scripts reach each other.

/** The browser's zone turned out to differ from the page's. */
export const ZONE_EVENT = "zone:known";

/** The content of a page with `data-renew="on-change"` has changed: its main part is fetched again. */
export const RENEW_EVENT = "renew";
export const RENEWS_ON_CHANGE = "on-change";
