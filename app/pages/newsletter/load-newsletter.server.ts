import { SPORTS, type Sport } from "#contract/tables/sports";
import type { EdgeContext } from "#worker/context";
import { throwErrorPage } from "~/features/errors/error-states.server";
import { type NewsletterNote, noteNamed } from "~/features/newsletter/newsletter-notes";

export interface NewsletterData {
  /** What came of a form; absent: the form is shown. */
  note?: NewsletterNote;
  /** That the form begins with. */
  sport?: Sport;
}

/** What the page shows. Throws an error page (404) where there is no newsletter, but for who has just left it. */
export function loadNewsletter({ url }: Pick<Request, "url">, context: EdgeContext): NewsletterData {
  const { searchParams } = new URL(url);
  const note = noteNamed(searchParams.get("is"));
  if (!context.config.hasNewsletter && note !== "unsubscribed") throwErrorPage(context, "notFound");
  const sport = SPORTS.find(({ code }) => code === searchParams.get("sport"))?.code;
  return { ...(note && { note }), ...(sport && { sport }) };
}
