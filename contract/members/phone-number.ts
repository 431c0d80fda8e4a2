// The metadata of mobile numbers: what cannot get an SMS is no member's number.
import { isValidPhoneNumber, parsePhoneNumberFromString } from "libphonenumber-js/mobile";
import { COUNTRIES } from "../tables/countries.ts";

export interface PhoneNumber {
  /** +66812345678, as it is stored. */
  e164: string;
  /** ISO 3166-1. */
  country: string;
}

const OURS = new Set(COUNTRIES.map(({ code }) => code));
/** Digits, and what people write between them. */
const WRITTEN = /^[\d\s().+-]{4,32}$/;

/**
 * A mobile number of one of the site's countries, from a calling code ("66", "+66") and the number as somebody wrote
 * it, with or without the leading zero or the calling code; undefined where it is none. SMS to other countries is not
 * sent: it is what swindlers earn by.
 */
export function parsePhone(callingCode: string, written: string): PhoneNumber | undefined {
  const digits = callingCode.replace(/^\+/, "");
  if (!/^\d{1,3}$/.test(digits) || !WRITTEN.test(written)) return undefined;
  const country = COUNTRIES.find((row) => row.callingCode === digits)?.code;
  if (country === undefined) return undefined;
  const parsed = parsePhoneNumberFromString(written, country as "TH");
  if (!parsed || parsed.country !== country || !OURS.has(country)) return undefined;
  return isValidPhoneNumber(parsed.number) ? { e164: parsed.number, country } : undefined;
}

/** A stored number for its owner's eyes on a screen that others may see: "+66 •••• 5678". */
export function maskPhone(e164: string): string {
  const callingCode = parsePhoneNumberFromString(e164)?.countryCallingCode ?? "";
  return `+${callingCode} •••• ${e164.slice(-4)}`;
}

/** As its country writes it: "081 234 5678". */
export const formatNational = (e164: string): string => parsePhoneNumberFromString(e164)?.formatNational() ?? e164;

/** The country of ours that a stored number belongs to; undefined of others. */
export const countryOfPhone = (e164: string): string | undefined =>
  COUNTRIES.find(({ callingCode }) => e164.startsWith(`+${callingCode}`))?.code;
