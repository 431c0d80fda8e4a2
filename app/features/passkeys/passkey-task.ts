import type { FormState } from "~/features/forms/faults";

/** What the browser is to ask an authenticator for: a new passkey, or an answer of one. */
export interface PasskeyTask {
  kind: "add" | "logIn";
  /** The upstream's options, as JSON (WebAuthn 3). */
  options: string;
}

/** State of a form that is about a passkey. */
export interface PasskeyState extends FormState {
  /** Work for the browser before the form goes on. */
  passkeyTask?: PasskeyTask;
  /** The authenticator's answer, which the form sends by itself. */
  credential?: string;
}

/** Asks what a passkey is to sign. */
export const PASSKEY_CHALLENGE = "passkey:challenge";
/** Brings what it has signed. */
export const PASSKEY_ANSWER = "passkey:answer";

export const isPasskeyIntent = (intent: unknown): boolean => intent === PASSKEY_CHALLENGE || intent === PASSKEY_ANSWER;
