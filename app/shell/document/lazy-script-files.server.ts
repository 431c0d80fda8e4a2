import type { LazyScript } from "~/browser/lazy-scripts";
import stars from "~/features/favourites/member-stars?script-file";
import notices from "~/features/notices/member-notices?script-file";
import tracker from "~/live/follow-ball?script-file";

/** The address of each script that is loaded on demand. */
export const LAZY_SCRIPT_FILES: Readonly<Record<LazyScript, string>> = { stars, notices, tracker };
