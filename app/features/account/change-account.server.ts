import { redirectDocument } from "@remix-run/cloudflare";
import type { EndpointName, ValueOf } from "#contract/registry";
import type { EdgeContext } from "#worker/context";
import { type Asking, askUpstream, type CallOutcome } from "~/features/forms/ask-upstream.server";
import type { FormState } from "~/features/forms/faults";
import { localePath } from "~/page/locale-path";
import { leadToSignIn } from "./member-session.server.ts";
import type { SavedChange } from "./saved-change.ts";

/** The state of one of a page's forms. */
export interface AccountFormState<Name extends string = string> extends FormState<Name> {
  /** Which of them. */
  form: string;
}

export type ChangeContext = Pick<EdgeContext, "account" | "locale">;

/** A change of the member's account: its value, or what is wrong with the form. Throws the way to sign-in when the session is over. */
export async function changeAccount<Name extends EndpointName, Field extends string>(
  context: ChangeContext,
  request: Request,
  change: Asking<Name, Field>,
): Promise<CallOutcome<ValueOf<Name>, Field>> {
  const { account } = context;
  if (!account.member) throw leadToSignIn(context, request);
  const outcome = await askUpstream(account, change);
  if (!account.member) throw leadToSignIn(context, request);
  return outcome;
}

/** Back to a page of the account, which says what was saved: a new document, whose header shows the member as they are now. */
export const confirmChange = (locale: EdgeContext["locale"], path: string, saved: SavedChange): Response =>
  redirectDocument(localePath(locale, `${path}?saved=${saved}`), {
    status: 303,
    headers: { "Cache-Control": "private, no-store" },
  });
