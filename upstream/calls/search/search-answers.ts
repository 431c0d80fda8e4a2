import type { SEARCH_CALLS } from "#contract/calls/search/search-calls";
import type { CallsOf } from "../call.ts";

/** What answers the calls of this family. */
export const SEARCH_ANSWERS: CallsOf<typeof SEARCH_CALLS> = {};
