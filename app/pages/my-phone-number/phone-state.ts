import type { FormState } from "~/features/forms/faults";
import type { SentCode } from "~/features/forms/sent-code";

export type PhoneField = "callingCode" | "phone" | "currentCode" | "code";

/** Where the change of a number stands. */
export interface PhoneState extends FormState<PhoneField> {
  /** Of the codes, once both have been sent. */
  sent?: SentCode;
}

/** What the page's buttons ask for. */
export const SEND_CODES = "send";
export const CHANGE_PHONE = "change";
export const OTHER_PHONE = "other";

/** A member without a number has no code of it. */
export const CODES_SENT: SentCode = { resendAfter: 0 };

/** The state that a form was sent from, by its fields. */
export function phoneStateOf(form: Record<PhoneField | "intent", string>): PhoneState {
  const { callingCode, phone, intent } = form;
  const values = { callingCode, phone };
  return intent === CHANGE_PHONE ? { values, sent: CODES_SENT } : { values };
}
