import calendar from "~/features/calendar/open-calendar.ts?script-file";
import tracker from "~/features/match-tracker/tracker-script.ts?script-file";
import search from "~/features/search/search-script.ts?script-file";
import type { LazyScript } from "./lazy-scripts.ts";

/** The address of each script that is loaded on demand. */
export const LAZY_SCRIPT_FILES: Readonly<Record<LazyScript, string>> = { calendar, search, tracker };
