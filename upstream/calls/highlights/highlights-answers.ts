import type { CallsOf } from "../call.ts";
import type { HIGHLIGHT_CALLS } from "#contract/calls/highlights/highlights-calls";

/** What answers the calls of this family. */
export const HIGHLIGHT_ANSWERS: CallsOf<typeof HIGHLIGHT_CALLS> = {};
