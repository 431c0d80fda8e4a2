import type { STANDINGS_CALLS } from "#contract/calls/standings/standings-calls";
import type { CallsOf } from "../call.ts";

/** What answers the calls of this family. */
export const STANDINGS_ANSWERS: CallsOf<typeof STANDINGS_CALLS> = {};
