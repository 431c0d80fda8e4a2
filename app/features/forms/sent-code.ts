import { readFields } from "./read-fields.ts";
import { secondsUntil } from "./wait.ts";

/** Of the code that was sent last; in seconds. */
export interface SentCode {
  /** Until another one may be had. */
  resendAfter: number;
  /** How long it counts; absent where that is not known. */
  expiresIn?: number;
  /** When another one may be had, in milliseconds: stays in the form, so that its next answer knows the wait. */
  resendAt?: number;
}

/** Hidden fields of a form with a code. */
export const SENT_FIELDS = ["expiresIn", "resendAt"] as const;

/** No supplier makes anybody wait longer; a field that says so was not written by us. */
const LONGEST_WAIT = 3_600;

/** With the instant at which the wait ends; `now` in real milliseconds. */
export const sentAt = (sent: SentCode, now: number): SentCode => ({
  ...sent,
  resendAt: now + 1_000 * sent.resendAfter,
});

const countOf = (text: string): number | undefined => (/^\d{1,15}$/.test(text) ? Number(text) : undefined);

/** What a form that was sent knows of its code, with what is left of the wait. */
export function readSent(form: FormData, now: number): SentCode {
  const fields = readFields(form, SENT_FIELDS);
  const [expiresIn, resendAt] = SENT_FIELDS.map((name) => countOf(fields[name]));
  const resendAfter = resendAt === undefined ? 0 : secondsUntil(resendAt, now);
  if (resendAfter > LONGEST_WAIT) return { resendAfter: 0 };
  return { resendAfter, ...(expiresIn && { expiresIn }), ...(resendAt && { resendAt }) };
}
