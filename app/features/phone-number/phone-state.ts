import type { FormState } from "~/features/forms/faults";
import { NO_WAIT, type SentCode } from "~/features/forms/sent-code";

export type PhoneField = "callingCode" | "phone" | "currentCode" | "code";

/** Progress of a number change. */
export interface PhoneState extends FormState<PhoneField> {
  /** Once both codes have been sent. */
  sent?: SentCode;
}

/** Intents of the page's buttons. */
export const SEND_CODES = "send";
export const CHANGE_PHONE = "change";
export const OTHER_PHONE = "other";

/** The state from which a form was sent, by its fields. */
export function phoneStateOf(form: Record<PhoneField | "intent", string>): PhoneState {
  const { callingCode, phone, intent } = form;
  const values = { callingCode, phone };
  return intent === CHANGE_PHONE ? { values, sent: NO_WAIT } : { values };
}
