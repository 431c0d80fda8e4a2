import type { CallsOf } from "../call.ts";
import type { STANDINGS_CALLS } from "#contract/calls/standings/standings-calls";

/** What answers the calls of this family. */
export const STANDINGS_ANSWERS: CallsOf<typeof STANDINGS_CALLS> = {};
