// The metadata of mobile numbers: a number that cannot receive SMS is not accepted.
import { isValidPhoneNumber, parsePhoneNumberFromString } from "libphonenumber-js/mobile";
import { COUNTRIES } from "../tables/countries.ts";
import { tidyWrittenNumber } from "./written-number.ts";

interface PhoneNumber {
  /** +66812345678, as stored. */
  e164: string;
  /** ISO 3166-1. */
  country: string;
}

const OURS = new Set(COUNTRIES.map(({ code }) => code));
/** Digits and common separators. */
const WRITTEN = /^[\d\s().+-]{4,32}$/;

function readNumber(callingCode: string, written: string) {
  const digits = callingCode.replace(/^\+/, "");
  const tidy = tidyWrittenNumber(written, digits);
  if (!/^\d{1,3}$/.test(digits) || !WRITTEN.test(tidy)) return undefined;
  const country = COUNTRIES.find((row) => row.callingCode === digits)?.code;
  if (country === undefined) return undefined;
  const parsed = parsePhoneNumberFromString(tidy, country as "TH");
  return parsed && { country, parsed };
}

/**
 * A mobile number of one of the site's countries, from a calling code ("66", "+66") and the number as written, with or
 * without trunk zero or calling code; undefined if invalid. SMS to other countries is not sent: it attracts SMS fraud
 * (toll pumping).
 */
export function parsePhone(callingCode: string, written: string): PhoneNumber | undefined {
  const { country, parsed } = readNumber(callingCode, written) ?? {};
  if (!country || !parsed || parsed.country !== country || !OURS.has(country)) return undefined;
  return isValidPhoneNumber(parsed.number) ? { e164: parsed.number, country } : undefined;
}

/** What is wrong with a number: malformed, or of the right length but no mobile number, as a landline is. */
export function phoneFault(callingCode: string, written: string): "phone" | "notMobile" | undefined {
  if (parsePhone(callingCode, written)) return undefined;
  const { parsed } = readNumber(callingCode, written) ?? {};
  const isOfCountry = parsed?.countryCallingCode === callingCode.replace(/^\+/, "");
  return isOfCountry && parsed.isPossible() ? "notMobile" : "phone";
}

/** A stored number as shown to its owner, on a screen that others may see: "+66 •••• 5678". */
export function maskPhone(e164: string): string {
  const callingCode = parsePhoneNumberFromString(e164)?.countryCallingCode ?? "";
  return `+${callingCode} •••• ${e164.slice(-4)}`;
}

/** In national format: "081 234 5678". */
export const formatNational = (e164: string): string => parsePhoneNumberFromString(e164)?.formatNational() ?? e164;

/** Our country of a stored number; undefined for other countries. */
export const countryOfPhone = (e164: string): string | undefined =>
  COUNTRIES.find(({ callingCode }) => e164.startsWith(`+${callingCode}`))?.code;
