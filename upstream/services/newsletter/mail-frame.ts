import { html, raw } from "hono/html";
import type { LocaleCode } from "#contract/tables/locales";
import { NEWSLETTER_CONFIRM_PATH, NEWSLETTER_UNSUBSCRIBE_PATH, newsPath } from "#contract/tables/paths";
import { SITE_NAME } from "#contract/tables/site";
import type { Story } from "./choose-stories.ts";

type Markup = ReturnType<typeof html>;

/**
 * Mail programs ignore external style sheets, and many ignore all: system fonts, one column, links that look like
 * links.
 */
const BODY = raw(
  "style=\"margin:0 auto;max-width:36rem;padding:1.5rem;font:1rem/1.6 system-ui,'Noto Sans',sans-serif\"",
);

/** A mail's HTML document. `tag` is BCP 47. */
export const mailFrame = ({ tag, title, body }: { tag: string; title: string; body: Markup }): string =>
  String(html`<!doctype html>
<html lang="${tag}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title></head>
<body ${BODY}>
<p><strong>${SITE_NAME}</strong></p>
${body}
</body></html>
`);

const at = (siteUrl: string, locale: LocaleCode, path: string): string => `${siteUrl}/${locale}${path}`;
const withToken = (path: string, token: string): string => `${path}?token=${encodeURIComponent(token)}`;

export const storyUrl = (siteUrl: string, locale: LocaleCode, { id, slug, sport }: Story): string =>
  at(siteUrl, locale, newsPath({ id: String(id), slug, ...(sport && { sport }) }));

export const confirmUrl = (siteUrl: string, locale: LocaleCode, token: string): string =>
  at(siteUrl, locale, withToken(NEWSLETTER_CONFIRM_PATH, token));

export const unsubscribeUrl = (siteUrl: string, locale: LocaleCode, token: string): string =>
  at(siteUrl, locale, withToken(NEWSLETTER_UNSUBSCRIBE_PATH, token));

/** Headers for one-click unsubscription in mail programs (RFC 2369, RFC 8058). */
export const unsubscribeHeaders = (siteUrl: string, token: string): Record<string, string> => ({
  "List-Unsubscribe": `<${siteUrl}${withToken(NEWSLETTER_UNSUBSCRIBE_PATH, token)}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});
