import type { SignedIn } from "#contract/domain/members";
import type { EdgeContext } from "#worker/pages/context";
import { sectionPath } from "~/features/account/account-sections";
import { confirmChange } from "~/features/account/change-account.server";
import { leadTo } from "~/features/forms/answer-form.server";
import { wantedPath } from "~/page/call-back";

/** Starts the session and redirects to the destination; members who had deleted their account learn that it stays. */
export async function beginSession(
  signedIn: SignedIn,
  { url }: Pick<Request, "url">,
  { account, locale }: Pick<EdgeContext, "account" | "locale">,
): Promise<Response> {
  await account.begin(signedIn);
  if (signedIn.wasRestored) return confirmChange(locale, sectionPath("profile"), "restored");
  return leadTo(wantedPath(new URL(url).search, locale));
}
