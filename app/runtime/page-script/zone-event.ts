/** Dispatched on the document when the browser's zone turns out to differ from the page's. */
export const ZONE_EVENT = "zone:known";
