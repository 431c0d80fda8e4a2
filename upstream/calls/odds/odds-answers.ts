import type { CallsOf } from "../call.ts";
import type { ODDS_CALLS } from "#contract/calls/odds/odds-calls";

/** What answers the calls of this family. */
export const ODDS_ANSWERS: CallsOf<typeof ODDS_CALLS> = {};
