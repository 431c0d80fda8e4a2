import { islandId } from "../../runtime/islands/island-event.ts";

/** Id of the share sheet. */
export const SHARE_ID = "share";

/** Attributes of a button that opens the sheet, natively until the island has loaded. */
export const SHARE_OPENER = { popovertarget: SHARE_ID, "data-opens": islandId("share") } as const;
