import type { EndpointName, ValueOf } from "#contract/registry";
import type { EdgeContext } from "#worker/pages/context";
import { leadTo } from "~/features/forms/answer-form.server";
import { type Asking, askUpstream, type CallOutcome } from "~/features/forms/ask-upstream.server";
import type { FormState } from "~/features/forms/faults";
import { localePath } from "~/page/locale-path";
import { leadToSignIn, sessionEnded } from "./member-session.server.ts";
import type { SavedChange } from "./saved-change.ts";

/** The state of one of the forms on a page. */
export interface AccountFormState<Name extends string = string> extends FormState<Name> {
  /** Which form. */
  form: string;
}

export type ChangeContext = Pick<EdgeContext, "account" | "locale">;

/**
 * Changes the member's account: returns the value or the form's faults. Throws a redirect to sign-in if the session has
 * ended.
 */
export async function changeAccount<Name extends EndpointName, Field extends string>(
  context: ChangeContext,
  request: Request,
  change: Asking<Name, Field>,
): Promise<CallOutcome<ValueOf<Name>, Field>> {
  const { account } = context;
  if (!account.member) throw leadToSignIn(context, request);
  const outcome = await askUpstream(account, change);
  if (!account.member) throw await sessionEnded(context, request);
  return outcome;
}

/** Redirects to the account page, which confirms the change. A full page load, so that the header is up to date too. */
export const confirmChange = (locale: EdgeContext["locale"], path: string, saved: SavedChange): Response =>
  leadTo(localePath(locale, `${path}?saved=${saved}`));
