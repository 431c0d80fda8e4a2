import { isLocale } from "#contract/tables/locales";
import { SPORTS } from "#contract/tables/sports";
import { isSameHash, keyedHash } from "../members/secrets.ts";
import type { LetterChoice } from "./letter-message.ts";

/** Milliseconds for which a request can be confirmed. */
export const CONFIRM_WITHIN = 7 * 24 * 3_600_000;

const BOTH = "all";

const signed = (secret: string, purpose: string, parts: readonly string[]): string => {
  const text = parts.join("~");
  return `${text}~${keyedHash(secret, purpose, text)}`;
};

/** What was signed; undefined of anything else, however it was changed or cut. */
function partsOf(secret: string, purpose: string, token: string): string[] | undefined {
  const end = token.lastIndexOf("~");
  if (end < 0) return undefined;
  const text = token.slice(0, end);
  return isSameHash(keyedHash(secret, purpose, text), token.slice(end + 1)) ? text.split("~") : undefined;
}

const CONFIRM = "newsletter confirm";
const UNSUBSCRIBE = "newsletter unsubscribe";

/** Of the link in a confirmation mail: for a subscription, with what was chosen. `now` in real milliseconds. */
export const confirmToken = (secret: string, id: string, { language, sport }: LetterChoice, now: number): string =>
  signed(secret, CONFIRM, [id, String(now + CONFIRM_WITHIN), language, sport ?? BOTH]);

/** Undefined where the token was not made here or its time is over. */
export function readConfirmToken(
  secret: string,
  token: string,
  now: number,
): (LetterChoice & { id: string }) | undefined {
  const [id, expires, language, about] = partsOf(secret, CONFIRM, token) ?? [];
  if (id === undefined || !isLocale(language) || Number(expires) <= now) return undefined;
  const sport = SPORTS.find(({ code }) => code === about)?.code;
  return { id, language, ...(sport && { sport }) };
}

/** Of the links in a letter. It has no end: letters lie in mailboxes for years. */
export const unsubscribeToken = (secret: string, id: string): string => signed(secret, UNSUBSCRIBE, [id]);

/** The id of a subscription; undefined where the token was not made here. */
export const readUnsubscribeToken = (secret: string, token: string): string | undefined =>
  partsOf(secret, UNSUBSCRIBE, token)?.[0];
