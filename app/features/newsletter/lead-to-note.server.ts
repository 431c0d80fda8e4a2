import { redirect } from "@remix-run/cloudflare";
import type { LocaleCode } from "#contract/tables/locales";
import { type NewsletterNote, notePath } from "./newsletter-notes.ts";

/** After a form: to the page that says what came of it, so that reloading sends nothing again. */
export const leadToNote = (locale: LocaleCode, note: NewsletterNote): Response =>
  redirect(notePath(locale, note), { status: 303, headers: { "Cache-Control": "private, no-store" } });
