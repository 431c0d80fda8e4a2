import type { CallsOf } from "../call.ts";
import type { SEVENS_CALLS } from "#contract/calls/sevens/sevens-calls";

/** What answers the calls of this family. */
export const SEVENS_ANSWERS: CallsOf<typeof SEVENS_CALLS> = {};
