import { redirect } from "@remix-run/cloudflare";
import { NO_STORE } from "#contract/tables/edge-headers";
import type { LocaleCode } from "#contract/tables/locales";
import { NEWSLETTER_PATH } from "#contract/tables/paths";
import type { EdgeContext } from "#worker/pages/context";
import { answerForm } from "~/features/forms/answer-form.server";
import { askUpstream } from "~/features/forms/ask-upstream.server";
import { formOf, readFields } from "~/features/forms/read-fields";
import { localePath } from "~/page/locale-path";

/** The outcome of a form, shown by the newsletter page that it redirects to. */
export const NEWSLETTER_NOTES = ["sent", "confirmed", "unsubscribed"] as const;

export type NewsletterNote = (typeof NEWSLETTER_NOTES)[number];

/** Parses the parameter `is`; undefined for any other text. */
export const noteNamed = (text: string | null): NewsletterNote | undefined =>
  NEWSLETTER_NOTES.find((note) => note === text);

const notePath = (locale: LocaleCode, note: NewsletterNote): string =>
  `${localePath(locale, NEWSLETTER_PATH)}?is=${note}`;

/** Redirects after a form to the page that shows the outcome, so that a reload submits nothing. */
export const leadToNote = (locale: LocaleCode, note: NewsletterNote): Response =>
  redirect(notePath(locale, note), { status: 303, headers: NO_STORE });

interface LinkPress {
  name: "newsletterConfirm" | "newsletterUnsubscribe";
  /** The outcome shown on success. */
  note: NewsletterNote;
}

/** Handles the button press on a page that an email links to. */
export async function pressLink(
  request: Request,
  { account, locale }: Pick<EdgeContext, "account" | "locale">,
  { name, note }: LinkPress,
): Promise<Response> {
  const { token } = readFields(await formOf(request), ["token"]);
  const { faults } = await askUpstream(account, { name, query: { token }, fields: [] });
  return faults ? answerForm({ faults }) : leadToNote(locale, note);
}

/** The token of the link. */
export const tokenIn = ({ url }: Pick<Request, "url">): { token: string } => ({
  token: new URL(url).searchParams.get("token") ?? "",
});
