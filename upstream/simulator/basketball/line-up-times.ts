import { MINUTE } from "#contract/time/units";

/** Milliseconds before tip-off at which predicted and official line-ups are published. */
export const PREDICTED_BEFORE = 24 * 60 * MINUTE;
export const OFFICIAL_BEFORE = 60 * MINUTE;
