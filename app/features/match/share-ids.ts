/** Ids of the sheet with the ways to share a match, and of the button that opens it. */
export const SHARE_ID = "share";
export const SHARE_BUTTON_ID = "share-open";
