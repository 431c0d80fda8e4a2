import type { Context } from "hono";
import { Hono } from "hono/tiny";
import type { Sport } from "#contract/tables/sports";
import { splitAddress } from "../address.ts";
import { isSameOrigin } from "../api/decide-method.ts";
import { within } from "../cache/time-limit.ts";
import type { Clock } from "../clock.ts";
import type { Edge } from "../edge.ts";
import type { Log } from "../log.ts";
import { newRequestId } from "../request-id.ts";
import { briefSecurity } from "../security/security-headers.ts";
import { setHeaders } from "../set-headers.ts";
import { settingsOf } from "../settings.ts";
import { requestScope } from "../upstream/ask-upstream.ts";
import { UpstreamFault } from "../upstream/fault.ts";
import type { Upstream } from "../upstream/upstream.ts";
import { decideDelta } from "./decide-delta.ts";
import { liveFault, liveResponse, refuseLive } from "./live-answer.ts";
import { createLiveFeed } from "./live-feed.ts";
import { messageText } from "./live-message.ts";
import { liveSettingsOf } from "./live-settings.ts";
import { readListener } from "./read-listener.ts";
import { sampledLog } from "./sampled-log.ts";

/** Where the routes are mounted. */
export const LIVE_PREFIX = "/live";

export interface LiveRoutesOptions {
  clock: Clock;
  upstream: Pick<Upstream, "get">;
  log: Log;
}

/** The sport and cursor of a request, or the refusal. */
function checkListener(c: Context<Edge>): { sport: Sport; cursor: number } | Response {
  const { refusal } = settingsOf(c.env);
  if (refusal) return refuseLive({ status: 503, message: `refusing to serve: ${refusal}` });
  const { sport, cursor } = readListener(c.req.url);
  if (!sport) return refuseLive({ status: 404, message: "no such sport" });
  if (cursor !== undefined) return { sport, cursor };
  return refuseLive({ status: 400, message: "since: not an instant in milliseconds", field: "since" });
}

/** Milliseconds for which a page's socket waits for the hub; the page polls meanwhile. */
const HUB_LIMIT = 2_000;

/** The hub's answer, or 503 when the hub is down or does not answer in time. */
async function connect(hub: Pick<Fetcher, "fetch">, request: Request, log: Log): Promise<Response> {
  const pending = Promise.resolve().then(() => hub.fetch(request));
  try {
    const answer = await within(pending, HUB_LIMIT);
    if (answer) return answer;
    // The page has gone by then.
    pending.then(
      ({ webSocket }) => {
        webSocket?.accept();
        webSocket?.close();
      },
      () => undefined,
    );
    log("live_hub_failed", { reason: `no answer in ${HUB_LIMIT} ms` });
  } catch (error) {
    log("live_hub_failed", { reason: error instanceof Error ? error.message : "?" });
  }
  return refuseLive({ status: 503, message: "nothing is pushed at the moment", headers: { "Retry-After": "60" } });
}

/** Hands the socket to the hub of its sport. */
function listen(c: Context<Edge>, log: Log): Response | Promise<Response> {
  const listener = checkListener(c);
  if (listener instanceof Response) return listener;
  const { LIVE_HUB } = c.env;
  if (!LIVE_HUB || !liveSettingsOf(c.env).hasPush)
    return refuseLive({ status: 404, message: "nothing is pushed here" });
  if (c.req.header("Upgrade")?.toLowerCase() !== "websocket") {
    const headers = { Upgrade: "websocket", Connection: "Upgrade" };
    return refuseLive({ status: 426, message: "open a WebSocket", headers });
  }
  if (!isSameOrigin(c.req.header("Origin"), splitAddress(c.req.url).origin)) {
    return refuseLive({ status: 403, message: "not from a page of this site" });
  }
  return connect(LIVE_HUB.get(LIVE_HUB.idFromName(listener.sport)), c.req.raw, log);
}

const refuseMethod = (): Response =>
  refuseLive({ status: 405, message: "send GET, HEAD", headers: { Allow: "GET, HEAD" } });

/**
 * `GET /live/{sport}?since={ms}` returns the changes of a sport since a cursor; `/live/{sport}/socket` pushes them.
 * Mounted before the request pipeline: a poll needs nothing that it adds.
 */
export function liveRoutes({ clock, upstream, log }: LiveRoutesOptions): Hono<Edge> {
  const feed = createLiveFeed({ clock, upstream });
  const logPoll = sampledLog(log);

  async function poll(c: Context<Edge>): Promise<Response> {
    const listener = checkListener(c);
    if (listener instanceof Response) return listener;
    const { sport, cursor } = listener;
    const requestId = newRequestId();
    const scope = requestScope({
      env: c.env,
      requestId,
      waitUntil: (work) => c.executionCtx.waitUntil(work),
      isPage: true,
    });
    const { hasPush } = liveSettingsOf(c.env);
    try {
      const { window, outcome } = await feed.current(sport, scope);
      const now = clock.now(c.env);
      const delta = decideDelta({ cursor, window, now });
      logPoll("live_poll", () => ({ sport, delta: delta.kind, source: outcome.source }));
      return liveResponse(messageText(delta, window, { now, hasPush }), outcome);
    } catch (error) {
      if (!(error instanceof UpstreamFault)) throw error;
      logPoll("live_poll", () => ({ sport, fault: error.kind }));
      return liveFault(error, requestId);
    }
  }

  const routes = new Hono<Edge>()
    .use(async (c, next) => {
      await next();
      // The answer that opens a socket is the hub's, and no copy of it would have the socket.
      if (c.res.status !== 101) setHeaders(c, briefSecurity(settingsOf(c.env)));
    })
    .get("/:sport", poll)
    .get("/:sport/socket", (c) => listen(c, log))
    .all("/:sport", refuseMethod)
    .all("/:sport/socket", refuseMethod)
    .all("/*", () => refuseLive({ status: 404, message: "no such feed" }));
  routes.onError((error) => {
    const requestId = newRequestId();
    log("request_failed", { requestId, reason: error.message, stack: error.stack });
    return refuseLive({ status: 500, message: "unexpected", requestId });
  });
  return routes;
}
