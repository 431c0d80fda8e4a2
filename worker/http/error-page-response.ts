import type { Context } from "hono";
import { NO_STORE } from "#contract/tables/edge-headers";
import { type LocaleCode, localeNamed } from "#contract/tables/locales";
import type { Edge } from "../edge.ts";
import { splitAddress } from "../platform/address.ts";
import { lazy } from "../platform/lazy.ts";
import { REPORTING_ENDPOINTS } from "../security/content-security-policy.ts";
import { freshNonce } from "../security/nonce.ts";
import { settingsOf } from "../settings/settings.ts";
import type { EdgeErrorPage } from "./error-page-html.ts";

/** Contains the texts of all languages: loaded with the first such page (docs/decisions/0018). */
const errorPages = lazy(() => import("./error-page-html.ts"));

/** The language that an address names, even if the rest is invalid. */
const localeOfAddress = (url: string): LocaleCode | undefined => localeNamed(splitAddress(url).path.split("/", 2)[1]);

/** One of the edge's own pages in the visitor's language. Not cacheable. */
export async function errorPageResponse(
  c: Context<Edge>,
  error: EdgeErrorPage,
  status: 400 | 403 | 405 | 413 | 414 | 500,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const { errorPageHtml } = await errorPages();
  const settings = settingsOf(c.env);
  const nonce = freshNonce().text;
  const locale = localeOfAddress(c.req.url) ?? c.var.visit?.chooseLocale() ?? settings.defaultLocale;
  const html = errorPageHtml({ error, locale, requestId: c.var.requestId, nonce, method: c.req.method });
  return new Response(html, {
    status,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      ...NO_STORE,
      "Content-Security-Policy": settings.policy(nonce),
      "Reporting-Endpoints": REPORTING_ENDPOINTS,
      ...headers,
    },
  });
}
