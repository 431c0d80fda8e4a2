import { redirectDocument } from "@remix-run/cloudflare";
import { NO_STORE } from "#contract/tables/no-store";
import type { EdgeContext } from "#worker/pages/context";
import { wantedPath } from "~/page/call-back";

/** Sign-in pages are for guests: throws a redirect to the destination for members. */
export function redirectMembers(
  { url }: Pick<Request, "url">,
  { account, locale }: Pick<EdgeContext, "account" | "locale">,
): void {
  // Never cached: after signing out the same address shows its page again.
  if (account.member) throw redirectDocument(wantedPath(new URL(url).search, locale), { headers: NO_STORE });
}
