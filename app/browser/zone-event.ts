/** Told of the document when the browser's zone is found to be another one than that of the page. */
export const ZONE_EVENT = "zone:known";
