import type { CallsOf } from "../call.ts";
import type { PEOPLE_CALLS } from "#contract/calls/people/people-calls";

/** What answers the calls of this family. */
export const PEOPLE_ANSWERS: CallsOf<typeof PEOPLE_CALLS> = {};
