/** What the form of a pending account sends besides the intents of any sign-up. */
export const COMPLETE = "complete";
export const GIVE_UP = "giveUp";

/** The provider, so that a form whose account is no longer pending is known as such. */
export const PROVIDER_FIELD = "provider";
