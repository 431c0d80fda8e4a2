import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { LANG } from "../members/fields.ts";
import { ZeroOrOneParam } from "../parameters.ts";

const CHANGE = { effect: true, result: z.looseObject({}), toValue: () => null } as const;

/** As it was typed, or as a mail program has cut it: a rule judges it. */
const short = (length: number) => z.string().check(z.maxLength(length));

/**
 * Asks for the newsletter: a mail goes to the address, with a link that confirms. The answer is the same for every address,
 * known or not. `sportType` absent: about both sports.
 */
export const newsletterSubscribe = endpoint({
  ...CHANGE,
  name: "newsletterSubscribe",
  path: "/newsLetter/subscribe",
  query: z.object({ email: short(320), sportType: z.optional(ZeroOrOneParam), ...LANG }),
});

const BY_LINK = z.object({ token: short(512), ...LANG });

/** What a press on the page of that link does. Repeating it changes nothing. */
export const newsletterConfirm = endpoint({
  ...CHANGE,
  name: "newsletterConfirm",
  method: "POST",
  path: "/newsLetter/confirm",
  query: BY_LINK,
});

/** By the link of a letter, whose token does not run out. Repeating it changes nothing. */
export const newsletterUnsubscribe = endpoint({
  ...CHANGE,
  name: "newsletterUnsubscribe",
  method: "POST",
  path: "/newsLetter/unsubscribe",
  query: BY_LINK,
});

/** The calls of this family, by name. */
export const NEWSLETTER_CALLS = { newsletterSubscribe, newsletterConfirm, newsletterUnsubscribe } as const;
