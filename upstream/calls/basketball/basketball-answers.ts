import type { BASKETBALL_CALLS } from "#contract/calls/basketball/basketball-calls";
import type { CallsOf } from "../call.ts";

/** What answers the calls of this family. */
export const BASKETBALL_ANSWERS: CallsOf<typeof BASKETBALL_CALLS> = {};
