import type { SEVENS_CALLS } from "#contract/calls/sevens/sevens-calls";
import type { CallsOf } from "../call.ts";

/** What answers the calls of this family. */
export const SEVENS_ANSWERS: CallsOf<typeof SEVENS_CALLS> = {};
