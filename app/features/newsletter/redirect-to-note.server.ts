import { redirect } from "@remix-run/cloudflare";
import type { LocaleCode } from "#contract/tables/locales";
import { type NewsletterNote, notePath } from "./newsletter-notes.ts";

/** Redirects after a form to the page that shows the outcome, so that a reload submits nothing. */
export const leadToNote = (locale: LocaleCode, note: NewsletterNote): Response =>
  redirect(notePath(locale, note), { status: 303, headers: { "Cache-Control": "private, no-store" } });
