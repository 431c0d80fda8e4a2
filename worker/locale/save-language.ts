import type { Context } from "hono";
import type { LocaleCode } from "#contract/tables/locales";
import type { Edge } from "../edge.ts";
import { accountOfRequest } from "../members/account-for.ts";
import { UpstreamFault } from "../upstream/fault.ts";
import type { Upstream } from "../upstream/upstream.ts";

/**
 * Saves the language that a member has chosen as the one that they prefer. Returns the cookies that say so: of the session
 * with it, or of one that was over; none where it could not be saved, since the next page asks again.
 */
export async function saveLanguage(
  c: Context<Edge>,
  upstream: Upstream,
  locale: LocaleCode,
): Promise<readonly string[]> {
  const account = accountOfRequest(c, upstream, locale);
  try {
    const answer = await account.call("updatePreferredLanguage", { preferredLanguage: locale });
    if (!answer.isRefused) await account.renew({ language: locale });
  } catch (error) {
    if (!(error instanceof UpstreamFault)) throw error;
  }
  const { session, visit } = c.var;
  // What follows works with the session as it is now.
  if (!account.member || !session) c.set("session", undefined);
  else if (account.member.language === locale) {
    c.set("session", { ...session, language: locale });
    c.set("visit", { ...visit, chooseLocale: () => locale });
  }
  return account.cookies;
}
