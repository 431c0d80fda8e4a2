import { parseEmail } from "#contract/members/email-address";
import { SPORTS } from "#contract/tables/sports";
import type { EdgeContext } from "#worker/pages/context";
import { readBotCheck } from "~/features/bot-check/read-bot-check";
import { answerForm } from "~/features/forms/answer-form.server";
import { askUpstream } from "~/features/forms/ask-upstream.server";
import { formOf } from "~/features/forms/read-fields";
import { leadToNote } from "~/features/newsletter/press-link.server";
import { newsletterStateOf } from "./newsletter-state.ts";

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
