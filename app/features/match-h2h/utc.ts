import type { ZoneOffsets } from "~/i18n/zone-offsets";

/** In which the specification has the times of head-to-head. */
export const UTC: ZoneOffsets = [{ from: 0, minutes: 0 }];

/** As the page names it, in every language. */
export const UTC_NAME = "UTC+0";
