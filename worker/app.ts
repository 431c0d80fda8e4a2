import { Hono } from "hono/tiny";
import { MEMORY_LIMITS } from "#contract/memory/memory-limits";
import { CHALLENGE_PATH } from "#contract/tables/bot-check";
import { API_PREFIX, apiRoutes } from "./api/api-routes.ts";
import { calendarRoutes } from "./calendars/calendar-routes.ts";
import type { Edge } from "./edge.ts";
import { fantasyRoutes } from "./fantasy/fantasy-routes.ts";
import { feedRoutes } from "./feeds/feed-routes.ts";
import { errorPageResponse } from "./http/error-page-response.ts";
import { refuseConfiguration, refuseHost } from "./http/refuse-host.ts";
import { reportsHandler } from "./http/reports-handler.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { SECURITY_PATH, securityTxtHandler } from "./http/security-txt-handler.ts";
import { LIVE_PREFIX, liveRoutes } from "./live/live-routes.ts";
import { liveVideoRoutes } from "./live-video/live-video-routes.ts";
import { preferredLanguage } from "./locale/preferred-language.ts";
import { routing } from "./locale/routing.ts";
import { createOpenSessions } from "./members/open-sessions.ts";
import { providerRoutes } from "./members/provider-routes.ts";
import { oneClickRoutes } from "./newsletter/one-click-routes.ts";
import { adminHandler, OUTBOX_PATH, outboxHandler } from "./operator/admin-handler.ts";
import { clockControl } from "./operator/clock-control.ts";
import { createFastPath } from "./pages/cache/fast-path.ts";
import { PageCache } from "./pages/cache/page-cache.ts";
import { formLimits, queryLimit } from "./pages/page-limits.ts";
import { servePages } from "./pages/pages.ts";
import type { Render } from "./pages/render.ts";
import { type Clock, createClock } from "./platform/clock.ts";
import { coloCache } from "./platform/colo-cache.ts";
import type { Env } from "./platform/env.ts";
import { lazy } from "./platform/lazy.ts";
import { log, requestLog, timing } from "./platform/log.ts";
import { requestId } from "./platform/request-id.ts";
import { createStoreGuard } from "./platform/store-guard.ts";
import { REPORTS_PATH } from "./security/content-security-policy.ts";
import { sitemapRoutes } from "./sitemaps/sitemap-routes.ts";
import { HEALTH_PATH, STATUS_PATH } from "./status/status-paths.ts";
import { storage } from "./upstream/storage.ts";
import { createUpstream } from "./upstream/upstream.ts";
import { visit } from "./visitor/visit.ts";

const lazyStatus = lazy(() => import("./status/status-handler.ts"));
const lazyChallengeHandler = lazy(() => import("./form-guard/challenge-handler.ts"));

interface AppOptions {
  render: Render;
  /** Build version; pages of another build are not served. */
  version: string;
  /** False where a page must show each code change at once. */
  cachesPages?: boolean;
  /** Defaults to a clock of its own. */
  clock?: Clock;
  /** Milliseconds that stores may take to read; what production allows unless told. */
  readLimit?: number;
}

export interface App {
  fetch(request: Request, env: Env, executionCtx: ExecutionContext): Response | Promise<Response>;
}

/** The edge worker around a rendered app: what a request passes through, in this order. */
export function createApp({ render, version, cachesPages = true, clock = createClock(), readLimit }: AppOptions): App {
  // Shared by all users of the colo cache: once one finds it hanging, all skip it.
  const guard = createStoreGuard({ store: "colo", log, readLimit });
  const guards = { colo: guard, kv: createStoreGuard({ store: "kv", log, readLimit }) };
  const upstream = createUpstream({ clock, log, guards });
  const cache = cachesPages ? new PageCache({ memoryBytes: MEMORY_LIMITS.pages, store: coloCache, guard }) : undefined;

  const sessions = createOpenSessions();
  const fastPath = cache && createFastPath({ version, clock, cache, sessions });

  const app = new Hono<Edge>();
  app.route(LIVE_PREFIX, liveRoutes({ clock, upstream, log, sessions }));
  app.all(REPORTS_PATH, securityHeaders(), refuseConfiguration(), reportsHandler({ log }));
  app.use(requestId(), timing(), requestLog(), securityHeaders());
  app.use(refuseConfiguration(), visit(clock, sessions));
  app.get(SECURITY_PATH, securityTxtHandler(clock));
  app.on("GET", [HEALTH_PATH, STATUS_PATH], async (c) => (await lazyStatus()).answerStatus(c, version));
  app.route("/__clock", clockControl(clock));
  app.post("/__import", adminHandler(clock, "/admin/import"));
  app.post("/__import/undo", adminHandler(clock, "/admin/import/undo"));
  app.post("/__import/rebuild", adminHandler(clock, "/admin/import/rebuild"));
  app.get("/__import/questions", adminHandler(clock, "/admin/import/questions"));
  app.post("/__import/decide", adminHandler(clock, "/admin/import/decide"));
  app.get("/__imports", adminHandler(clock, "/admin/imports"));
  app.post("/__publish", adminHandler(clock, "/admin/news"));
  app.post("/__publish/search", adminHandler(clock, "/admin/news/search"));
  app.on(["GET", "POST"], "/__comments", adminHandler(clock, "/admin/comments"));
  app.on(["GET", "POST"], "/__contest-videos", adminHandler(clock, "/admin/contest-videos"));
  app.get("/__actions", adminHandler(clock, "/admin/actions"));
  app.post("/__fill", adminHandler(clock, "/dev/fill"));
  app.get(`${OUTBOX_PATH}/:part?`, outboxHandler());
  // No other address of operators, nor of development (/__style), becomes a page.
  app.all("/:operator{__[a-z-]+}", (c) => c.notFound());
  app.get("/storage/:category/:id", storage({ store: coloCache, guard, clock }));
  app.route("/", liveVideoRoutes({ upstream }));
  app.route(API_PREFIX, apiRoutes({ upstream }));
  app.get(CHALLENGE_PATH, async (c) => (await lazyChallengeHandler()).giveChallenge(c));
  app.route("/", providerRoutes({ upstream, log }));
  app.route("/", oneClickRoutes({ upstream }));
  app.route("/", fantasyRoutes({ upstream, clock }));
  app.route("/", calendarRoutes({ upstream, clock }));
  app.route("/", feedRoutes({ upstream }));
  app.route("/", sitemapRoutes({ upstream, clock, version, store: coloCache, guard }));
  app.use(queryLimit(), routing(), preferredLanguage({ upstream }), formLimits());
  app.use(servePages({ render, version, clock, upstream, cache }));
  app.notFound((c) => c.text("Not found\n", 404));
  app.onError((error, c) => {
    log("request_failed", { requestId: c.var.requestId, reason: error.message, stack: error.stack });
    return errorPageResponse(c, "unexpected", 500);
  });

  return {
    fetch: (request, env, executionCtx) =>
      refuseHost(request, env) ?? fastPath?.(request, env) ?? app.fetch(request, env, executionCtx),
  };
}
