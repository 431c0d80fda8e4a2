import { isLocale } from "#contract/tables/locales";
import { isSport } from "#contract/tables/sports";
import { DAY } from "#contract/time/units";
import { isSameHash, keyedHash } from "../../platform/secrets.ts";
import type { LetterChoice } from "./letter-message.ts";

/** Milliseconds in which a request can be confirmed. */
export const CONFIRM_WITHIN = 7 * DAY;

const ALL_SPORTS = "all";

const signed = (secret: string, purpose: string, parts: readonly string[]): string => {
  const text = parts.join("~");
  return `${text}~${keyedHash(secret, purpose, text)}`;
};

/** The signed parts; undefined for a token that was altered or truncated. */
function toParts(secret: string, purpose: string, token: string): string[] | undefined {
  const end = token.lastIndexOf("~");
  if (end < 0) return undefined;
  const text = token.slice(0, end);
  return isSameHash(keyedHash(secret, purpose, text), token.slice(end + 1)) ? text.split("~") : undefined;
}

const CONFIRM = "newsletter confirm";
const UNSUBSCRIBE = "newsletter unsubscribe";

/** Token of a confirmation mail's link: the subscription and its choice. `now` in real milliseconds. */
export const confirmToken = (secret: string, id: string, { language, sport }: LetterChoice, now: number): string =>
  signed(secret, CONFIRM, [id, String(now + CONFIRM_WITHIN), language, sport ?? ALL_SPORTS]);

/** Undefined if the token is forged or expired. */
export function readConfirmToken(
  secret: string,
  token: string,
  now: number,
): (LetterChoice & { id: string }) | undefined {
  const [id, expires, language, about] = toParts(secret, CONFIRM, token) ?? [];
  if (id === undefined || !isLocale(language) || Number(expires) <= now) return undefined;
  return { id, language, ...(isSport(about) && { sport: about }) };
}

/** Token of a letter's links. It never expires: letters stay in mailboxes for years. */
export const unsubscribeToken = (secret: string, id: string): string => signed(secret, UNSUBSCRIBE, [id]);

/** A subscription's id; undefined if the token is forged. */
export const readUnsubscribeToken = (secret: string, token: string): string | undefined =>
  toParts(secret, UNSUBSCRIBE, token)?.[0];
