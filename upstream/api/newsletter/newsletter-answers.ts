import type { NEWSLETTER_CALLS } from "#contract/calls/newsletter/newsletter-calls";
import { parseEmail } from "#contract/members/email-address";
import { sportOfType } from "#contract/tables/sports";
import { countOrRefuse, LIMITS, networkOfCaller } from "../../services/members/limits.ts";
import { refuse } from "../../services/members/refuse.ts";
import { readConfirmToken, readUnsubscribeToken } from "../../services/newsletter/link-tokens.ts";
import { confirmSubscription, endSubscription } from "../../services/newsletter/subscriptions.ts";
import type { Caller } from "../context/caller.ts";
import type { MemberCalls } from "../members/member-call.ts";

type NewsletterCalls = Pick<MemberCalls, keyof typeof NEWSLETTER_CALLS>;

function requireNewsletter({ settings }: Caller): void {
  if (!settings.newsletter) throw refuse("methodNotOffered");
}

/**
 * Everything that depends on the address happens in the queue's consumer, so that neither the answer nor its timing
 * reveals whether somebody subscribes.
 */
const subscribe: NewsletterCalls["newsletterSubscribe"] = async ({ email: typed, sportType }, caller) => {
  requireNewsletter(caller);
  const email = parseEmail(typed);
  if (!email) throw refuse("emailInvalid");
  await countOrRefuse(caller, LIMITS.newsletterOfAddress, networkOfCaller(caller));
  const sport = sportOfType(sportType);
  await caller.sendLetter({ kind: "request", email, language: caller.locale, ...(sport && { sport }) });
  return {};
};

const confirm: NewsletterCalls["newsletterConfirm"] = async ({ token }, caller) => {
  requireNewsletter(caller);
  const { db, settings, now } = caller;
  const chosen = readConfirmToken(settings.secret, token, now);
  if (!chosen || !(await confirmSubscription(db, chosen, now))) throw refuse("linkInvalid");
  return {};
};

/** Works even when the newsletter is switched off: its last letters are still in mailboxes. */
const unsubscribe: NewsletterCalls["newsletterUnsubscribe"] = async ({ token }, { db, settings, now }) => {
  const id = readUnsubscribeToken(settings.secret, token);
  if (id === undefined) throw refuse("linkInvalid");
  await endSubscription(db, id, now);
  return {};
};

/** Handlers of this family's calls. */
export const NEWSLETTER_ANSWERS: NewsletterCalls = {
  newsletterSubscribe: subscribe,
  newsletterConfirm: confirm,
  newsletterUnsubscribe: unsubscribe,
};
