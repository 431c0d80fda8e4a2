import type { PEOPLE_CALLS } from "#contract/calls/people/people-calls";
import type { CallsOf } from "../call.ts";

/** What answers the calls of this family. */
export const PEOPLE_ANSWERS: CallsOf<typeof PEOPLE_CALLS> = {};
