import { Hono } from "hono/tiny";
import { API_PREFIX, apiDoor } from "./api/api-door.ts";
import { type Clock, createClock } from "./clock.ts";
import { clockControl } from "./clock-control.ts";
import { coloCache } from "./colo-cache.ts";
import type { Edge } from "./edge.ts";
import type { Env } from "./env.ts";
import { faceResponse } from "./faces/face-response.ts";
import { importDoor } from "./import-door.ts";
import { LIVE_PREFIX, liveDoor } from "./live/live-door.ts";
import { routing } from "./locale/routing.ts";
import { log, requestLog } from "./log.ts";
import { CALENDAR_PATH, calendarDoor } from "./match-calendar/calendar-door.ts";
import { createEarlyHit } from "./page-cache/early-hit.ts";
import { PageCache } from "./page-cache/page-cache.ts";
import { pageLimits } from "./page-limits.ts";
import { servePages } from "./pages.ts";
import { PREFERENCES_PATH, preferencesDoor } from "./preferences/preferences-door.ts";
import { refuseConfiguration } from "./refuse-configuration.ts";
import type { Render } from "./render.ts";
import { requestId } from "./request-id.ts";
import { securityHeaders } from "./security/security-headers.ts";
import { storage } from "./storage.ts";
import { timing } from "./timing.ts";
import { createUpstream } from "./upstream/upstream.ts";
import { visit } from "./visit.ts";

export interface AppOptions {
  render: Render;
  /** Of the build; pages of another build are not served. */
  version: string;
  /** False where a page must show each change of its code at once. */
  keepsPages?: boolean;
  /** One of its own unless told. */
  clock?: Clock;
}

export interface App {
  fetch(request: Request, env: Env, executionCtx: ExecutionContext): Response | Promise<Response>;
}

const PAGE_MEMORY = 32 * 1024 * 1024;

/** The edge worker around a rendered app: what a request passes through, in this order. */
export function createApp({ render, version, keepsPages = true, clock = createClock() }: AppOptions): App {
  const upstream = createUpstream({ clock, log });
  const cache = keepsPages ? new PageCache({ memoryBytes: PAGE_MEMORY, store: coloCache }) : undefined;

  const earlyHit = cache && createEarlyHit({ version, clock, cache });

  const app = new Hono<Edge>();
  app.route(LIVE_PREFIX, liveDoor({ clock, upstream, log }));
  app.use(requestId(), timing(), requestLog(), securityHeaders());
  app.use(refuseConfiguration(), visit(clock));
  app.route("/__clock", clockControl(clock));
  app.post("/__import", importDoor(clock));
  app.post(PREFERENCES_PATH, preferencesDoor());
  app.get("/storage/:category/:id", storage(coloCache, clock));
  app.route(API_PREFIX, apiDoor({ upstream }));
  app.get(CALENDAR_PATH, calendarDoor({ upstream, clock }));
  app.use(pageLimits(), routing());
  app.use(servePages({ render, version, clock, upstream, cache }));
  app.notFound((c) => c.text("Not found\n", 404));
  app.onError((error, c) => {
    log("request_failed", { requestId: c.var.requestId, reason: error.message, stack: error.stack });
    return faceResponse(c, "unexpected", 500);
  });

  return {
    fetch: (request, env, executionCtx) => earlyHit?.(request, env) ?? app.fetch(request, env, executionCtx),
  };
}
