import { confirmationMail } from "./confirmation-mail.ts";
import type { LetterDesk } from "./letter-desk.ts";
import type { LetterMessage } from "./letter-message.ts";
import { forgetRequest, recordRequest } from "./subscriptions.ts";

/** The mail service did not accept a confirmation mail now: the queue redelivers the request. */
class MailDelayed extends Error {
  override name = "MailDelayed";
}

/** Sends the requested confirmation mail, if the address may get one now. */
export async function sendConfirmation(
  { email, language, sport }: Extract<LetterMessage, { kind: "request" }>,
  { db, secret, siteUrl, now, send }: LetterDesk,
): Promise<void> {
  const id = await recordRequest(db, { secret, email, now });
  if (id === undefined) return;
  const mail = confirmationMail({ id, email, language, ...(sport && { sport }) }, { secret, siteUrl, now });
  const outcome = await send(mail);
  if (outcome.kind === "sent") return;
  console.error(JSON.stringify({ event: "newsletter_mail_failed", kind: "confirmation", reason: outcome.reason }));
  if (outcome.kind === "refused") return;
  // Otherwise the next try would count as too early.
  await forgetRequest(db, id, now);
  throw new MailDelayed();
}
