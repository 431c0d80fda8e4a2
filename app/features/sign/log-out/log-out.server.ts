import type { LocaleCode } from "#contract/tables/locales";
import { ownPagePath } from "#contract/tables/own-page-path";
import { visitorCookie } from "#contract/tables/visitor-cookie";
import type { EdgeContext } from "#worker/pages/context";
import { isUpstreamFault } from "~/features/errors/error-kind";
import { leadTo } from "~/features/forms/answer-form.server";
import { formOf, readFields } from "~/features/forms/read-fields";
import { LOGGED_OUT_ID } from "~/page/element-ids";
import { homeOf } from "~/page/locale-path";

const OF_ACCOUNT = /^\/[\w-]+\/account(?:[/?]|$)/;

/** The destination after logout: the previous page, or home from the account section (specification, section 2). */
export function pathAfterLogOut(back: string, locale: LocaleCode): string {
  const path = ownPagePath(back);
  return path === undefined || OF_ACCOUNT.test(path) ? homeOf(locale) : path;
}

type LogOutContext = Pick<EdgeContext, "account" | "locale" | "config">;

export const waysHome = ({ locale }: Pick<EdgeContext, "locale">): Response => leadTo(homeOf(locale));

/**
 * Ends the local session even if the supplier's logout call fails. `back` is the page where the visitor was. The page
 * that follows logs out of the fantasy site if one is configured (shell/member-session).
 */
export async function logOut(request: Request, { account, locale, config }: LogOutContext): Promise<Response> {
  const { back } = readFields(await formOf(request), ["back"]);
  try {
    if (account.member) await account.call("logout", {});
  } catch (thrown) {
    if (!isUpstreamFault(thrown)) throw thrown;
  }
  account.end();
  const response = leadTo(pathAfterLogOut(back, locale) + (config.fantasyLogOutUrl ? `#${LOGGED_OUT_ID}` : ""));
  // The stored language was the member's choice (specification, section 4).
  const isSecure = new URL(request.url).protocol === "https:";
  response.headers.append("Set-Cookie", visitorCookie("locale", undefined, isSecure));
  return response;
}
