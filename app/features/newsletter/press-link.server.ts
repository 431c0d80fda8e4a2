import type { EdgeContext } from "#worker/pages/context";
import { answerForm } from "~/features/forms/answer-form.server";
import { askUpstream } from "~/features/forms/ask-upstream.server";
import { formOf, readFields } from "~/features/forms/read-fields";
import type { NewsletterNote } from "./newsletter-notes.ts";
import { leadToNote } from "./redirect-to-note.server.ts";

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
