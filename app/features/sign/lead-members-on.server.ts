import { redirectDocument } from "@remix-run/cloudflare";
import type { EdgeContext } from "#worker/context";
import { wantedPath } from "./wanted-path.ts";

/** Never from a copy: the same address has its page again after signing out. */
const UNCACHED = { "Cache-Control": "private, no-store" };

/** Pages of signing in are for guests: throws the way to where a member wanted to go. */
export function leadMembersOn(
  { url }: Pick<Request, "url">,
  { account, locale }: Pick<EdgeContext, "account" | "locale">,
): void {
  if (account.member) throw redirectDocument(wantedPath(new URL(url).search, locale), { headers: UNCACHED });
}

/** After a form: another document, whose header shows who is signed in. */
export const leadOn = (path: string): Response => redirectDocument(path, { status: 303, headers: UNCACHED });
