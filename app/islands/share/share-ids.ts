import { islandId } from "../runtime/island-id.ts";

/** Of the sheet with the ways to share a page. */
export const SHARE_ID = "share";

/** Attributes of a button that opens the sheet: by the browser itself until the island is there. */
export const SHARE_OPENER = { popovertarget: SHARE_ID, "data-opens": islandId("share") } as const;
