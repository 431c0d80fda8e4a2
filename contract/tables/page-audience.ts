/**
 * Tells a browser's own worker (app/shell/offline) that a page is the same for everyone who asks as this visitor does, so that
 * a copy may be kept on the device. A page of somebody signed in lacks it.
 */
export const AUDIENCE_HEADER = "Page-Audience";
export const EVERYONE = "everyone";
