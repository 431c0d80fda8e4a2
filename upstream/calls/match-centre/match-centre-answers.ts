import type { MATCH_CENTRE_CALLS } from "#contract/calls/match-centre/match-centre-calls";
import type { CallsOf } from "../call.ts";

/** What answers the calls of this family. */
export const MATCH_CENTRE_ANSWERS: CallsOf<typeof MATCH_CENTRE_CALLS> = {};
