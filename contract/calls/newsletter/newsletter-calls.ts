import * as z from "zod/mini";
import { endpoint, NO_DATA } from "../../wire/endpoint.ts";
import { SportTypeParam } from "../../wire/parameters.ts";
import { LANG } from "../members/fields.ts";

const CHANGE = { effect: true, ...NO_DATA } as const;

/** As typed, or as truncated by a mail client: a rule checks it. */
const short = (length: number) => z.string().check(z.maxLength(length));

/**
 * Requests the newsletter: mails a confirmation link to the address. The answer is the same for every address, known or
 * not. Without `sportType` it covers all sports.
 */
export const newsletterSubscribe = endpoint({
  ...CHANGE,
  name: "newsletterSubscribe",
  path: "/newsLetter/subscribe",
  query: z.object({ email: short(320), sportType: z.optional(SportTypeParam), ...LANG }),
});

const BY_LINK = z.object({ token: short(512), ...LANG });

/** The button on the page of that link. Idempotent. */
export const newsletterConfirm = endpoint({
  ...CHANGE,
  name: "newsletterConfirm",
  method: "POST",
  path: "/newsLetter/confirm",
  query: BY_LINK,
});

/** By the link in a letter, whose token does not expire. Idempotent. */
export const newsletterUnsubscribe = endpoint({
  ...CHANGE,
  name: "newsletterUnsubscribe",
  method: "POST",
  path: "/newsLetter/unsubscribe",
  query: BY_LINK,
});

/** The calls of this family, by name. */
export const NEWSLETTER_CALLS = { newsletterSubscribe, newsletterConfirm, newsletterUnsubscribe } as const;
