import type { ANALYSIS_CALLS } from "#contract/calls/analysis/analysis-calls";
import type { CallsOf } from "../call.ts";

/** What answers the calls of this family. */
export const ANALYSIS_ANSWERS: CallsOf<typeof ANALYSIS_CALLS> = {};
