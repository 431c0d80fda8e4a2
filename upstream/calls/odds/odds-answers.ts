import type { ODDS_CALLS } from "#contract/calls/odds/odds-calls";
import type { CallsOf } from "../call.ts";

/** What answers the calls of this family. */
export const ODDS_ANSWERS: CallsOf<typeof ODDS_CALLS> = {};
