import type { CallsOf } from "../call.ts";
import type { SEARCH_CALLS } from "#contract/calls/search/search-calls";

/** What answers the calls of this family. */
export const SEARCH_ANSWERS: CallsOf<typeof SEARCH_CALLS> = {};
