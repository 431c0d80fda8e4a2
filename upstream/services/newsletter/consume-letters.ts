import { drizzle } from "drizzle-orm/d1";
import { html } from "hono/html";
import { localeRow } from "#contract/tables/locales";
import { MAIL_TEXTS } from "../../data/newsletter/mail-texts.ts";
import type { Env } from "../../platform/env.ts";
import { type Mail, mailSender } from "../mail/mail-sender.ts";
import { newsletterSettings } from "../mail/mail-settings.ts";
import { memberSettings } from "../members/settings.ts";
import type { LetterDesk } from "./letter-desk.ts";
import type { LetterChoice, LetterMessage } from "./letter-message.ts";
import { confirmToken, unsubscribeToken } from "./link-tokens.ts";
import { confirmUrl, mailFrame, unsubscribeHeaders } from "./mail-frame.ts";
import { sendLetters } from "./send-letters.ts";
import { forgetRequest, recordRequest } from "./subscriptions.ts";

interface Confirmation extends LetterChoice {
  /** The subscription's id. */
  id: string;
  email: string;
}

/** The mail with the link to the confirmation page. `now` in real milliseconds. */
function confirmationMail(
  { id, email, language, sport }: Confirmation,
  { secret, siteUrl, now }: { secret: string; siteUrl: string; now: number },
): Mail {
  const { subject, intro, steps, action, otherwise } = MAIL_TEXTS[language].confirm;
  const url = confirmUrl(siteUrl, language, confirmToken(secret, id, { language, ...(sport && { sport }) }, now));
  return {
    to: email,
    subject,
    text: [intro, steps, url, otherwise, ""].join("\n\n"),
    html: mailFrame({
      tag: localeRow(language).tag,
      title: subject,
      body: html`<p>${intro}</p><p>${steps}</p><p><a href="${url}">${action}</a></p><p><small>${otherwise}</small></p>`,
    }),
    // People subscribed by a prankster can stop further mails with one press.
    headers: unsubscribeHeaders(siteUrl, unsubscribeToken(secret, id)),
    key: `confirm ${id} ${now}`,
  };
}

/** The mail service did not accept a confirmation mail now: the queue redelivers the request. */
class MailDelayed extends Error {
  override name = "MailDelayed";
}

/** Sends the requested confirmation mail, if the address may get one now. */
async function sendConfirmation(
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

/** Seconds before the second try; each later wait is four times as long. */
const FIRST_WAIT = 30;

/** Undefined if the newsletter is switched off; queued mails are then dropped. */
function openDesk(env: Env, now: number): LetterDesk | undefined {
  const settings = newsletterSettings(env);
  if (!settings) return undefined;
  const db = drizzle(env.DB);
  const { secret } = memberSettings(env);
  const send = mailSender(settings.mail, db, now);
  return { database: env.DB, db, send, queue: env.LETTERS, secret, siteUrl: settings.siteUrl, now };
}

async function consume(message: LetterMessage, desk: LetterDesk): Promise<void> {
  if (message.kind === "request") await sendConfirmation(message, desk);
  else await sendLetters(message, desk);
}

/** Consumer of LETTERS. Addresses are never logged. `realNow` in milliseconds. */
export const letterConsumer =
  (realNow: () => number) =>
  async ({ messages }: Pick<MessageBatch<LetterMessage>, "messages">, env: Env): Promise<void> => {
    for (const message of messages) {
      try {
        const desk = openDesk(env, realNow());
        if (desk) await consume(message.body, desk);
        message.ack();
      } catch (error) {
        const { attempts, body } = message;
        const reason = error instanceof Error ? error.name : "unknown";
        console.error(JSON.stringify({ event: "newsletter_failed", kind: body.kind, attempts, reason }));
        message.retry({ delaySeconds: FIRST_WAIT * 4 ** (attempts - 1) });
      }
    }
  };
