import type { LocaleCode } from "#contract/tables/locales";
import { NEWSLETTER_CONFIRM_PATH, NEWSLETTER_UNSUBSCRIBE_PATH, newsPath } from "#contract/tables/paths";
import type { Story } from "./choose-stories.ts";

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
