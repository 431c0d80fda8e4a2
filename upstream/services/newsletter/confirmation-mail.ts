import { html } from "hono/html";
import { localeRow } from "#contract/tables/locales";
import { MAIL_TEXTS } from "../../data/newsletter/mail-texts.ts";
import type { Mail } from "../mail/mail.ts";
import type { LetterChoice } from "./letter-message.ts";
import { confirmToken, unsubscribeToken } from "./link-tokens.ts";
import { confirmUrl, unsubscribeHeaders } from "./links.ts";
import { mailFrame } from "./mail-frame.ts";

interface Confirmation extends LetterChoice {
  /** The subscription's id. */
  id: string;
  email: string;
}

/** The mail with the link to the confirmation page. `now` in real milliseconds. */
export function confirmationMail(
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
