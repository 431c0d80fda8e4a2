import type { LocaleCode } from "#contract/tables/locales";
import { NEWSLETTER_PATH } from "#contract/tables/paths";
import { localePath } from "~/page/locale-path";

/** The outcome of a form, shown by the newsletter page that it redirects to. */
export const NEWSLETTER_NOTES = ["sent", "confirmed", "unsubscribed"] as const;

export type NewsletterNote = (typeof NEWSLETTER_NOTES)[number];

/** Parses the parameter `is`; undefined for any other text. */
export const noteNamed = (text: string | null): NewsletterNote | undefined =>
  NEWSLETTER_NOTES.find((note) => note === text);

export const notePath = (locale: LocaleCode, note: NewsletterNote): string =>
  `${localePath(locale, NEWSLETTER_PATH)}?is=${note}`;
