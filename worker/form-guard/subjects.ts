import { toBase64Url } from "#contract/http/base64url";
import { toNetwork } from "#contract/http/network-of";
import { mailboxOf, parseEmail } from "#contract/members/email-address";
import { withWesternDigits } from "#contract/members/written-number";
import type { Browser, Familiarity } from "../members/browser.ts";
import type { SessionKeys } from "../settings/session-keys.ts";

/**
 * Digits that distinguish two numbers of a country, however they are written: with a trunk zero, the country code, or
 * spaces.
 */
const LAST_DIGITS = 8;

const digitsOf = (value: unknown): string =>
  typeof value === "string" ? withWesternDigits(value).replace(/;.*$/, "").replace(/\D/g, "") : "";

/** The normalised number that a form is about; undefined if it names none. */
export function numberOf({ callingCode, phone }: Readonly<Record<string, unknown>>): string | undefined {
  const digits = digitsOf(phone).slice(-LAST_DIGITS);
  return digits === "" ? undefined : `${digitsOf(callingCode)} ${digits}`;
}

/** The mailbox that a form is about; undefined if it names none. */
export function mailboxIn({ email }: Readonly<Record<string, unknown>>): string | undefined {
  const address = typeof email === "string" ? parseEmail(email) : undefined;
  return address && mailboxOf(address);
}

/** Keyed hash of a number or network for limit and cache keys; a plain hash could be brute-forced. */
export async function toHash(subject: string, keys: SessionKeys | undefined): Promise<string> {
  const encoder = new TextEncoder();
  const secret = keys?.current.bytes ?? encoder.encode("only locally");
  const key = await crypto.subtle.importKey("raw", secret, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const hash = await crypto.subtle.sign("HMAC", key, encoder.encode(`form of ${subject}`));
  return toBase64Url(new Uint8Array(hash).slice(0, 16));
}

/** Sender and subject of a form, hashed: its rate-limit keys. */
export interface Subjects {
  /** Undefined for the machine itself. */
  network: string | undefined;
  /** The number or the mailbox; undefined if the form has neither. */
  number: string | undefined;
  /** The number in this browser, which is familiar with it; undefined for all other browsers. */
  own?: string | undefined;
}

interface SubjectOptions {
  address: string | undefined;
  keys: SessionKeys | undefined;
  browser: Pick<Browser, "id" | "isFamiliar">;
  familiar: readonly Familiarity[];
}

/** What a form is about, as text. */
const subjectIn = (query: Readonly<Record<string, unknown>>): string | undefined => numberOf(query) ?? mailboxIn(query);

export async function getSubjects(
  query: Readonly<Record<string, unknown>>,
  { address, keys, browser, familiar }: SubjectOptions,
): Promise<Subjects> {
  const number = subjectIn(query);
  const network = address && toNetwork(address);
  const hash = number && (await toHash(number, keys));
  const isFamiliar = number !== undefined && familiar.length > 0 && (await browser.isFamiliar(number, familiar));
  return {
    network: network && (await toHash(network, keys)),
    number: hash,
    ...(isFamiliar && { own: `${hash} ${await browser.id()}` }),
  };
}
