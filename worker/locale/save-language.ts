import type { Context } from "hono";
import type { LocaleCode } from "#contract/tables/locales";
import type { Edge } from "../edge.ts";
import { accountOfRequest } from "../members/account-for.ts";
import { UpstreamFault } from "../upstream/request/fault.ts";
import type { Upstream } from "../upstream/upstream.ts";

/**
 * Saves a member's chosen language as the preferred one. Returns the session cookies: renewed, or removed if it had
 * expired; none if saving failed, since the next page tries again.
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
  // Later steps use the current session.
  if (!account.member || !session) c.set("session", undefined);
  else if (account.member.language === locale) {
    c.set("session", { ...session, language: locale });
    c.set("visit", { ...visit, chooseLocale: () => locale });
  }
  return account.cookies;
}
