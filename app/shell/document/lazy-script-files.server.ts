import type { LazyScript } from "~/browser/lazy-scripts";
import tracker from "~/live/follow-ball?script-file";

/** The address of each script that is loaded on demand. */
export const LAZY_SCRIPT_FILES: Readonly<Record<LazyScript, string>> = { tracker };
