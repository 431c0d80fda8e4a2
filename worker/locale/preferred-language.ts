import type { Context, MiddlewareHandler } from "hono";
import { isEventPath } from "#contract/tables/contest-paths";
import type { Edge } from "../edge.ts";
import type { Session } from "../members/session.ts";
import { splitAddress } from "../platform/address.ts";
import { lazy } from "../platform/lazy.ts";
import { redirectVisitor } from "../platform/redirect-visitor.ts";
import type { Upstream } from "../upstream/upstream.ts";
import { decideLanguage, type LanguageMove, languageBefore } from "./decide-language.ts";
import type { PageRoute } from "./decide-route.ts";

interface RequestedPage {
  page: Pick<PageRoute, "locale" | "path">;
  session: Pick<Session, "language"> | undefined;
}

/** Where a member's preferred language leads a page request; runs before any page-cache look-up. */
export function languageMove(
  { headers, url }: Request,
  { page: { locale, path }, session }: RequestedPage,
): LanguageMove {
  const preferred = session?.language;
  // Decides nearly every request.
  if (preferred === undefined || preferred === locale) return "stay";
  const [referer, fetchSite, purpose, mode = "navigate"] = [
    "Referer",
    "Sec-Fetch-Site",
    "Sec-Purpose",
    "Sec-Fetch-Mode",
  ].map((name) => headers.get(name) ?? undefined);
  // A script refreshes the page that is shown, in its language.
  if (mode !== "navigate") return "stay";
  const from = languageBefore({ origin: splitAddress(url).origin, referer, fetchSite, purpose });
  return decideLanguage({ locale, isOfEvents: isEventPath(path), preferred, from });
}

const lazySave = lazy(() => import("./save-language.ts"));

/** Serves the page after saving its language as the preferred one, or if that cannot be saved now. */
async function saveFirst(c: Context<Edge>, upstream: Upstream, page: PageRoute, next: () => Promise<void>) {
  const { saveLanguage } = await lazySave();
  const cookies = await saveLanguage(c, upstream, page.locale);
  await next();
  for (const cookie of cookies) c.header("Set-Cookie", cookie, { append: true });
}

/** Redirects members to pages about events in their preferred language, and saves a language they have just chosen. */
export function preferredLanguage({ upstream }: { upstream: Upstream }): MiddlewareHandler<Edge> {
  return async function leadToLanguage(c, next) {
    const { route: page, session } = c.var;
    const { method, raw } = c.req;
    if (page?.kind !== "page" || (method !== "GET" && method !== "HEAD")) return next();
    const move = languageMove(raw, { page, session });
    if (move === "save" && method === "GET") return saveFirst(c, upstream, page, next);
    if (move !== "lead") return next();
    return redirectVisitor(c, `/${session?.language}${page.path}${splitAddress(c.req.url).search}`);
  };
}
