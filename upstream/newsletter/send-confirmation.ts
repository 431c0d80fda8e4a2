import { confirmationMail } from "./confirmation-mail.ts";
import type { LetterDesk } from "./letter-desk.ts";
import type { LetterMessage } from "./letter-message.ts";
import { forgetRequest, recordRequest } from "./subscriptions.ts";

/** The mail service would not take a confirmation mail now: the queue brings the request again. */
class MailDelayed extends Error {
  override name = "MailDelayed";
}

/** Sends what somebody asked for, where a mail may go to the address now. */
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
  // Else the next try would come too early after this one.
  await forgetRequest(db, id, now);
  throw new MailDelayed();
}
