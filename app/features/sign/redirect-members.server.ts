import { redirectDocument } from "@remix-run/cloudflare";
import type { EdgeContext } from "#worker/pages/context";
import { wantedPath } from "~/page/call-back";

/** Never cached: after signing out the same address shows its page again. */
const UNCACHED = { "Cache-Control": "private, no-store" };

/** Sign-in pages are for guests: throws a redirect to the destination for members. */
export function redirectMembers(
  { url }: Pick<Request, "url">,
  { account, locale }: Pick<EdgeContext, "account" | "locale">,
): void {
  if (account.member) throw redirectDocument(wantedPath(new URL(url).search, locale), { headers: UNCACHED });
}

/** A full page load after a form, so that the header shows the member. */
export const redirectOn = (path: string): Response => redirectDocument(path, { status: 303, headers: UNCACHED });
