import type { Context } from "hono";
import { NO_STORE } from "#contract/tables/edge-headers";
import { isLocale, type LocaleCode } from "#contract/tables/locales";
import type { Edge } from "../edge.ts";
import { errorPageResponse } from "../http/error-page-response.ts";
import { accountOfRequest } from "../members/account-for.ts";
import type { MemberAnswer } from "../pages/context.ts";
import { splitAddress } from "../platform/address.ts";
import { isSameOrigin } from "../platform/decide-method.ts";
import { redirectVisitor } from "../platform/redirect-visitor.ts";
import { REPORTING, REPORTING_ENDPOINTS } from "../security/content-security-policy.ts";
import { freshNonce } from "../security/nonce.ts";
import { settingsOf } from "../settings/settings.ts";
import { UpstreamFault } from "../upstream/request/fault.ts";
import type { Upstream } from "../upstream/upstream.ts";
import { failureHtml, handoffHtml } from "./handoff-html.ts";

/** The policy of the handoff page: its form may go only to `target` (absolute). */
export const handoffPolicy = (nonce: string, target?: string): string =>
  `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; base-uri 'none'; frame-ancestors 'none'; ` +
  `form-action ${target === undefined ? "'none'" : new URL(target).origin}; ` +
  `require-trusted-types-for 'script'; trusted-types 'none'; ${REPORTING}`;

export interface FantasyOptions {
  upstream: Upstream;
}

/** Seconds. */
const RETRY_AFTER = 30;
const NO_ANSWER: MemberAnswer<never> = { isRefused: true, code: 503 };

interface PageFacts {
  nonce: string;
  /** Where the page's form may be sent; nowhere if absent. */
  enterUrl?: string;
  status: 200 | 503;
  cookies: readonly string[];
}

function pageResponse(html: string, { nonce, enterUrl, status, cookies }: PageFacts): Response {
  const headers = new Headers({
    "Content-Type": "text/html; charset=utf-8",
    ...NO_STORE,
    "Content-Security-Policy": handoffPolicy(nonce, enterUrl),
    "Reporting-Endpoints": REPORTING_ENDPOINTS,
  });
  if (status === 503) headers.set("Retry-After", String(RETRY_AFTER));
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  return new Response(html, { status, headers });
}

/** Hands members over to the fantasy site: a form's POST body carries the supplier's token. */
export function fantasyHandlers({ upstream }: FantasyOptions) {
  const requestToken = async (account: ReturnType<typeof accountOfRequest>) => {
    try {
      return await account.call("getProviderToken", { provider: "fantasy" });
    } catch (error) {
      if (error instanceof UpstreamFault) return NO_ANSWER;
      throw error;
    }
  };

  /** A member's button press. Guests are redirected to sign-in, and from there to the page with the button. */
  async function handoff(c: Context<Edge>, locale: LocaleCode, enterUrl: string): Promise<Response> {
    if (!isSameOrigin(c.req.header("Origin"), splitAddress(c.req.url).origin))
      return errorPageResponse(c, "badRequest", 403);
    const account = accountOfRequest(c, upstream, locale);
    const answer = account.member && (await requestToken(account));
    const { member, cookies } = account;
    if (!member || !answer) {
      const callBack = encodeURIComponent(`/${locale}/fantasysport`);
      return redirectVisitor(c, `/${locale}/signin?callBackUrl=${callBack}`, cookies);
    }
    const nonce = freshNonce().text;
    if (answer.isRefused) {
      const html = failureHtml({ locale, nonce, message: answer.message });
      return pageResponse(html, { nonce, status: 503, cookies });
    }
    const { country } = c.var.visit;
    const html = handoffHtml({ locale, country, nonce, enterUrl, token: answer.value.providerToken });
    return pageResponse(html, { nonce, enterUrl, status: 200, cookies });
  }

  return {
    /** Undefined where there is no such page: unknown language, or no fantasy site. */
    async open(c: Context<Edge>): Promise<Response | undefined> {
      const locale = c.req.param("locale");
      const { fantasyEnterUrl } = settingsOf(c.env).config;
      if (!isLocale(locale) || fantasyEnterUrl === undefined) return undefined;
      // A plain request for the address did not come from the button.
      return c.req.method === "POST"
        ? handoff(c, locale, fantasyEnterUrl)
        : redirectVisitor(c, `/${locale}/fantasysport`);
    },
  };
}
