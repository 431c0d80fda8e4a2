/** Asks what a passkey is to sign. */
export const PASSKEY_CHALLENGE = "passkey:challenge";
/** Brings what it has signed. */
export const PASSKEY_ANSWER = "passkey:answer";

export const isPasskeyIntent = (intent: unknown): boolean => intent === PASSKEY_CHALLENGE || intent === PASSKEY_ANSWER;
