import { SPORTS, type Sport } from "#contract/tables/sports";
import type { EdgeContext } from "#worker/pages/context";
import { throwErrorPage } from "~/features/errors/error-states.server";
import { type NewsletterNote, noteNamed } from "~/features/newsletter/newsletter-notes";

export interface NewsletterData {
  /** The outcome of a form; if absent, the form is shown. */
  note?: NewsletterNote;
  /** The form's initial sport. */
  sport?: Sport;
}

/** Data of the page. Throws an error page (404) if there is no newsletter, except to confirm an unsubscription. */
export function loadNewsletter({ url }: Pick<Request, "url">, context: EdgeContext): NewsletterData {
  const { searchParams } = new URL(url);
  const note = noteNamed(searchParams.get("is"));
  if (!context.config.hasNewsletter && note !== "unsubscribed") throwErrorPage(context, "notFound");
  const sport = SPORTS.find(({ code }) => code === searchParams.get("sport"))?.code;
  return { ...(note && { note }), ...(sport && { sport }) };
}
