import type { FormState } from "~/features/forms/faults";
import { NO_WAIT, type SentCode } from "~/features/forms/sent-code";

/** The intents of the page's buttons: `set` and `send` are for members without a password. */
export const CHANGE_PASSWORD = "change";
export const SET_PASSWORD = "set";
export const SEND_CODE = "send";

/** Progress of a first password; a change of one has no steps. */
export interface PasswordState extends FormState {
  /** The member proves who they are, and chooses the password. */
  step?: "proof";
  /** Absent where no codes can be sent: then having just signed in is the proof. */
  sent?: SentCode;
}

/** The state from which a form was sent, by its fields. */
export function passwordStateOf(form: FormData): PasswordState {
  if (form.has("code")) return { step: "proof", sent: NO_WAIT };
  return form.get("intent") === SET_PASSWORD ? { step: "proof" } : {};
}
