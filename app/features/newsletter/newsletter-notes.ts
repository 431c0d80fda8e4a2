import type { LocaleCode } from "#contract/tables/locales";
import { NEWSLETTER_PATH } from "#contract/tables/paths";
import { localePath } from "~/page/locale-path";

/** What came of a form: said by the newsletter's page, which the form leads to. */
export const NEWSLETTER_NOTES = ["sent", "confirmed", "unsubscribed"] as const;

export type NewsletterNote = (typeof NEWSLETTER_NOTES)[number];

/** Of the parameter `is`; undefined of any other text. */
export const noteNamed = (text: string | null): NewsletterNote | undefined =>
  NEWSLETTER_NOTES.find((note) => note === text);

export const notePath = (locale: LocaleCode, note: NewsletterNote): string =>
  `${localePath(locale, NEWSLETTER_PATH)}?is=${note}`;
