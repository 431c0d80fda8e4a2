/** Intents of a pending account's form, besides those of any sign-up. */
export const COMPLETE = "complete";
export const GIVE_UP = "giveUp";

/** The provider, so that a form whose account is no longer pending can be recognised. */
export const PROVIDER_FIELD = "provider";
