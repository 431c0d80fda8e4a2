import { readFields } from "./read-fields.ts";

const UNITS = [
  { unit: "hours", seconds: 3_600 },
  { unit: "minutes", seconds: 60 },
  { unit: "seconds", seconds: 1 },
] as const;

interface Wait {
  unit: (typeof UNITS)[number]["unit"];
  count: number;
}

/** Seconds in a natural unit, rounded up: anyone who returns after that long is not too early. */
export function waitOf(seconds: number): Wait {
  const left = Math.max(1, Math.ceil(seconds));
  // Up to two of a unit are given in the smaller one: "90 seconds", "100 minutes".
  const { unit, seconds: length } = UNITS.find((one) => left >= 2 * one.seconds) ?? UNITS[2];
  return { unit, count: Math.ceil(left / length) };
}

/** The same wait in seconds, as it is said: a text of "2 minutes" and a header of 61 seconds would disagree. */
export const saidSeconds = (seconds: number): number => {
  const { unit, count } = waitOf(seconds);
  return count * (UNITS.find((one) => one.unit === unit)?.seconds ?? 1);
};

/** Whole seconds until an instant, both in milliseconds; 0 if it has passed. */
export const secondsUntil = (instant: number, now: number): number => Math.max(0, Math.ceil((instant - now) / 1_000));

/** The code sent last; all in seconds. */
export interface SentCode {
  /** Until another one may be requested. */
  resendAfter: number;
  /** Validity; absent if unknown. */
  expiresIn?: number;
  /** When another one may be requested, in milliseconds: a form field, so that the next answer knows the wait. */
  resendAt?: number;
}

/** Another code may be requested at once. */
export const NO_WAIT: SentCode = { resendAfter: 0 };

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
  if (resendAfter > LONGEST_WAIT) return NO_WAIT;
  return { resendAfter, ...(expiresIn && { expiresIn }), ...(resendAt && { resendAt }) };
}
