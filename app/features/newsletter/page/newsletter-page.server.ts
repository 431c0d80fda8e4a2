import { parseEmail } from "#contract/members/email-address";
import { SPORTS, type Sport } from "#contract/tables/sports";
import type { EdgeContext } from "#worker/pages/context";
import { throwErrorPage } from "~/features/errors/error-states.server";
import { answerForm } from "~/features/forms/answer-form.server";
import { askUpstream } from "~/features/forms/ask-upstream.server";
import { formOf, readBotCheck } from "~/features/forms/read-fields";
import { leadToNote, type NewsletterNote, noteNamed } from "~/features/newsletter/press-link.server";
import { newsletterStateOf } from "./NewsletterPage.tsx";

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

/** Handles the form of the newsletter page and of the card on news pages. */
export async function subscribe(
  request: Request,
  { account, locale }: Pick<EdgeContext, "account" | "locale">,
): Promise<Response> {
  const form = await formOf(request);
  const state = newsletterStateOf(form);
  const { email = "", sport } = state.values ?? {};
  if (!parseEmail(email)) return answerForm({ ...state, faults: { email: { kind: "email" } } });
  const chosen = SPORTS.find(({ code }) => code === sport);
  const query = { email, ...(chosen && { sportType: chosen.sportType }) };
  const fields = ["email"] as const;
  const { faults } = await askUpstream(account, {
    name: "newsletterSubscribe",
    query,
    fields,
    botCheck: readBotCheck(form),
  });
  return faults ? answerForm({ ...state, faults }) : leadToNote(locale, "sent");
}
