import type { CallsOf } from "../call.ts";
import type { MATCH_CENTRE_CALLS } from "#contract/calls/match-centre/match-centre-calls";

/** What answers the calls of this family. */
export const MATCH_CENTRE_ANSWERS: CallsOf<typeof MATCH_CENTRE_CALLS> = {};
