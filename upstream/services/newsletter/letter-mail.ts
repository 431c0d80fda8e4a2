import { html } from "hono/html";
import { localeRow } from "#contract/tables/locales";
import { fillText } from "#contract/text/fill-text";
import { MAIL_TEXTS } from "../../data/newsletter/mail-texts.ts";
import type { Mail } from "../mail/mail-sender.ts";
import type { Story } from "./choose-stories.ts";
import type { LetterRun } from "./letter-message.ts";
import { unsubscribeToken } from "./link-tokens.ts";
import { mailFrame, storyUrl, unsubscribeHeaders, unsubscribeUrl } from "./mail-frame.ts";

interface Recipient {
  /** The subscription's id. */
  id: string;
  email: string;
  stories: readonly Story[];
}

/** A subject must be one line. */
const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();

/** A week's letter to a recipient with at least one story. */
export function letterMail(
  { id, email, stories }: Recipient,
  { week, language }: LetterRun,
  { secret, siteUrl }: { secret: string; siteUrl: string },
): Mail {
  const { heading, reason, simulated, subject: pattern, unsubscribe } = MAIL_TEXTS[language].letter;
  const subject = oneLine(fillText(pattern, { title: stories[0]?.title ?? heading }));
  const token = unsubscribeToken(secret, id);
  const away = unsubscribeUrl(siteUrl, language, token);
  const rows = stories.map((story) => ({ ...story, url: storyUrl(siteUrl, language, story) }));
  const blocks = rows.map(({ title, summary, url }) => [title, summary, url].join("\n"));
  return {
    to: email,
    subject,
    text: [heading, ...blocks, simulated, reason, `${unsubscribe}: ${away}`, ""].join("\n\n"),
    html: mailFrame({
      tag: localeRow(language).tag,
      title: subject,
      body: html`<h1>${heading}</h1>
${rows.map(({ title, summary, url }) => html`<h2><a href="${url}">${title}</a></h2>\n<p>${summary}</p>\n`)}
<hr><p><small>${simulated}</small></p><p><small>${reason} <a href="${away}">${unsubscribe}</a></small></p>`,
    }),
    headers: unsubscribeHeaders(siteUrl, token),
    key: `letter ${week} ${id}`,
  };
}
