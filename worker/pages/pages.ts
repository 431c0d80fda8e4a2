import type { Context, MiddlewareHandler } from "hono";
import { NO_STORE } from "#contract/tables/edge-headers";
import { isPersonal } from "#contract/tables/pages/pages";
import type { Theme } from "#contract/tables/themes";
import { viewOfPage } from "#contract/tables/view-choices";
import type { Edge } from "../edge.ts";
import { type DataRoute, decideRoute, isOfOneThing, type PageRoute } from "../locale/decide-route.ts";
import { redirectHeaders } from "../locale/routing.ts";
import { memberOf, type Session } from "../members/session.ts";
import { splitAddress } from "../platform/address.ts";
import type { Clock } from "../platform/clock.ts";
import { collapseRedirects, type Hop, hopOf } from "../platform/collapse-redirects.ts";
import { lazy } from "../platform/lazy.ts";
import { freshNonce } from "../security/nonce.ts";
import { policiesFor, type Settings, settingsOf } from "../settings/settings.ts";
import { scopeOfRequest } from "../upstream/request/scope-of-request.ts";
import type { Upstream } from "../upstream/upstream.ts";
import { CacheStatus } from "./cache/freshness.ts";
import { addressUrl, type PageAddress, pageAddress } from "./cache/page-address.ts";
import type { PageCache, RenderedPage } from "./cache/page-cache.ts";
import { pageKey } from "./cache/page-key.ts";
import { documentResponse } from "./cache/page-response.ts";
import type { Visitor } from "./context.ts";
import { pageContext } from "./page-context.ts";
import { asksForList, partResponse } from "./part/list-part.ts";
import type { Render } from "./render.ts";

interface PagesOptions {
  render: Render;
  /** The build's. */
  version: string;
  clock: Clock;
  upstream: Upstream;
  /** Undefined where a page must show each code change at once. */
  cache: PageCache | undefined;
}

/** The last step: pages from the cache or from the app, and data for the client's router. */
export function servePages(options: PagesOptions): MiddlewareHandler<Edge> {
  return async function servePage(c) {
    const { route } = c.var;
    if (route?.kind === "data") return answerRouter(c, options, route);
    if (route?.kind === "redirect") return redirectToPage(c, options, route);
    if (route?.kind !== "page") return c.notFound();
    const answer = await answerPage(c, options, route, c.req.url);
    const hop = isOfOneThing(route) ? hopOf(answer) : undefined;
    if (hop) return redirectToPage(c, options, hop);
    const { search } = splitAddress(c.req.url);
    return asksForList(search) ? partResponse(answer, c.req.header("If-None-Match")) : answer;
  };
}

/** The page of a route, cached where allowed; `url` includes its query. */
function answerPage(c: Context<Edge>, options: PagesOptions, route: PageRoute, url: string): Promise<Response> {
  const { cache } = options;
  const isShared = !c.var.visit.hasCredentials && !isPersonal(route.page);
  return cache && isShared ? fromCache(c, options, cache, route, url) : forOneVisitor(c, options, route, url);
}

/**
 * Redirects once, to the final page, which is fetched first: a redirect to a missing page would be cached like any
 * other.
 */
async function redirectToPage(c: Context<Edge>, options: PagesOptions, first: Hop): Promise<Response> {
  const { now, chooseLocale, chooseSport } = c.var.visit;
  const { origin } = splitAddress(c.req.url);
  const { hop, answer } = await collapseRedirects(first, (location) => {
    const url = origin + location;
    const { path, search } = splitAddress(url);
    const route = decideRoute({ path, search, now, chooseLocale, chooseSport });
    return route.kind === "page" && isOfOneThing(route) ? answerPage(c, options, route, url) : undefined;
  });
  if (answer && !answer.ok) return answer;
  // Read to the end, so that an aborted page is logged as its own fault.
  if (answer) c.executionCtx.waitUntil(answer.arrayBuffer());
  return c.body(null, hop.status, redirectHeaders(hop));
}

/** What belongs to one rendering: a shared page's cache, or a personal page's visitor. */
interface OwnFacts {
  doNotCache?(): void;
  session?: Session;
  cookieHeader?: string;
}

function contextFor(c: Context<Edge>, { upstream, clock }: PagesOptions, { locale }: PageRoute | DataRoute) {
  const { origin } = splitAddress(c.req.url);
  return (nonce: string, theme: Theme, visitor: Visitor, own: OwnFacts) =>
    pageContext({
      upstream,
      scope: scopeOfRequest(c, { isPage: true }),
      nonce,
      theme,
      now: clock.now(c.env),
      locale,
      visitor,
      session: own.session,
      cookieHeader: own.cookieHeader ?? "",
      origin,
      doNotCache: own.doNotCache ?? (() => {}),
    });
}

/** A visitor to an address, which may show its results to those who hide scores. */
function visitorAt({ country, timeZone, savesData, view }: Visitor, { query }: Pick<PageAddress, "query">): Visitor {
  const shown = viewOfPage(view, query);
  return { country, timeZone, savesData, ...(shown && { view: shown }) };
}

const cookieHeaderOf = (c: Context<Edge>): string => c.req.header("Cookie") ?? "";

function fromCache(
  c: Context<Edge>,
  options: PagesOptions,
  cache: PageCache,
  route: PageRoute,
  requested: string,
): Promise<Response> {
  const { version, clock } = options;
  const { session } = c.var;
  const { theme, now } = c.var.visit;
  const address = pageAddress(requested, route);
  const context = contextFor(c, options, route);
  const visitor = visitorAt(c.var.visit, address);

  async function render(nonce: string, theme: Theme): Promise<RenderedPage> {
    let mayBeCached = true;
    const forbid = () => {
      mayBeCached = false;
    };
    // Not the visitor's own request: neither its headers nor its abort may affect a shared page.
    const request = new Request(addressUrl(address));
    const response = await options.render(
      request,
      context(nonce, theme, visitor, { doNotCache: forbid }),
      route.page.name,
    );
    return { response, mayBeCached: () => mayBeCached };
  }

  const { executionCtx } = c;
  return cache.respond({
    key: pageKey({ version, epoch: clock.epoch(), address, ...visitor, now }),
    requestId: c.var.requestId,
    visitor: { theme, member: session && memberOf(session) },
    render,
    now: () => clock.now(c.env),
    policy: policiesFor(settingsOf(c.env), session).policy,
    waitUntil: (work) => executionCtx.waitUntil(work),
  });
}

const lazyCodePolicy = lazy(() => import("../bot-check/code-policy.ts"));

/** Pages with checked forms may load a bot check, and those that send codes may call Firebase, if configured. */
async function getPolicy({ page }: PageRoute, settings: Settings, member: unknown): Promise<Settings["policy"]> {
  const { sources, policy, hydratedPolicy } = policiesFor(settings, member);
  if (!page.sendsCodes && !page.isChecked) return page.hydrates ? hydratedPolicy : policy;
  const { codePolicy } = await lazyCodePolicy();
  const firebase = page.sendsCodes ? settings.firebase : undefined;
  return codePolicy({ ...settings, sources, firebase }, page);
}

async function forOneVisitor(
  c: Context<Edge>,
  options: PagesOptions,
  route: PageRoute,
  requested: string,
): Promise<Response> {
  const { visit, session } = c.var;
  const nonce = freshNonce().text;
  const { raw } = c.req;
  const address = pageAddress(requested, route);
  const url = addressUrl(address);
  // Creating a second Request costs a fiftieth of a page.
  const request = raw.url === url ? raw : new Request(url, raw);
  const context = contextFor(c, options, route)(nonce, visit.theme, visitorAt(visit, address), {
    session,
    cookieHeader: cookieHeaderOf(c),
  });
  const response = await options.render(request, context, route.page.name);
  const { account } = context;
  return documentResponse(response, {
    nonce,
    policy: await getPolicy(route, settingsOf(c.env), account.member),
    cacheStatus: CacheStatus.bypass,
    member: account.member,
    cookies: account.cookies,
  });
}

/** The router's data is personal, and its protocol needs the framework's headers. */
async function answerRouter(c: Context<Edge>, options: PagesOptions, route: DataRoute): Promise<Response> {
  const { visit, session } = c.var;
  const own = { session, cookieHeader: cookieHeaderOf(c) };
  const context = contextFor(c, options, route)(freshNonce().text, visit.theme, visit, own);
  const response = await options.render(c.req.raw, context);
  const headers = new Headers(response.headers);
  for (const cookie of context.account.cookies) headers.append("Set-Cookie", cookie);
  headers.set("Cache-Status", CacheStatus.bypass);
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", NO_STORE["Cache-Control"]);
  return new Response(response.body, { status: response.status, headers });
}
