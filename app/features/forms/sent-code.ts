import { readFields } from "./read-fields.ts";
import { secondsUntil } from "./wait.ts";

/** The code sent last; all in seconds. */
export interface SentCode {
  /** Until another one may be requested. */
  resendAfter: number;
  /** Validity; absent if unknown. */
  expiresIn?: number;
  /** When another one may be requested, in milliseconds: a form field, so that the next answer knows the wait. */
  resendAt?: number;
}

/** Hidden fields of forms with a code. */
export const SENT_FIELDS = ["expiresIn", "resendAt"] as const;

/** No supplier makes anyone wait longer; a higher value was not written by us. */
const LONGEST_WAIT = 3_600;

/** Adds the instant at which the wait ends; `now` in real milliseconds. */
export const sentAt = (sent: SentCode, now: number): SentCode => ({
  ...sent,
  resendAt: now + 1_000 * sent.resendAfter,
});

const countOf = (text: string): number | undefined => (/^\d{1,15}$/.test(text) ? Number(text) : undefined);

/** Reads the code's times from a submitted form, with the remaining wait. */
export function readSent(form: FormData, now: number): SentCode {
  const fields = readFields(form, SENT_FIELDS);
  const [expiresIn, resendAt] = SENT_FIELDS.map((name) => countOf(fields[name]));
  const resendAfter = resendAt === undefined ? 0 : secondsUntil(resendAt, now);
  if (resendAfter > LONGEST_WAIT) return { resendAfter: 0 };
  return { resendAfter, ...(expiresIn && { expiresIn }), ...(resendAt && { resendAt }) };
}
