import type { Context } from "hono";
import { Hono } from "hono/tiny";
import { writeFigure } from "#contract/figures/write-figure";
import type { Sport } from "#contract/tables/sports";
import type { Edge } from "../edge.ts";
import { briefSecurity } from "../http/security-headers.ts";
import type { OpenSessions } from "../members/open-sessions.ts";
import type { Clock } from "../platform/clock.ts";
import { lazy } from "../platform/lazy.ts";
import { type Log, ONE_OF, sampledLog } from "../platform/log.ts";
import { newRequestId } from "../platform/request-id.ts";
import { setHeaders } from "../platform/set-headers.ts";
import { settingsOf } from "../settings/settings.ts";
import { UpstreamFault } from "../upstream/request/fault.ts";
import { requestScope } from "../upstream/request/request-upstream.ts";
import { serverAddress } from "../upstream/request/server-address.ts";
import type { Upstream } from "../upstream/upstream.ts";
import { decideDelta } from "./decide-delta.ts";
import type { hubSockets } from "./hub-sockets.ts";
import { liveFault, liveResponse, openSocket, refuseLive, refuseSocket } from "./live-answer.ts";
import { createLiveFeed } from "./live-feed.ts";
import { messageText, readListener } from "./live-message.ts";
import { liveSettingsOf } from "./live-settings.ts";

const UNAUTHORISED = 401;
/** The embedded upstream's path. */
const STREAM_PATH = "/notification/stream";

const refuseGuest = (): Response => refuseLive({ status: UNAUTHORISED, message: "nobody is signed in" });

/**
 * `GET /live/notices`: opens a member's stream, which signals new notices. The member comes from the session alone; the
 * upstream checks whether it is still open. 404 where there are no streams: clients do not retry.
 */
async function listenForNotices(
  c: Context<Edge>,
  { sessions, log }: { sessions: OpenSessions; log: Log },
): Promise<Response> {
  const { refusal: reason } = settingsOf(c.env);
  if (reason) return refuseLive({ status: 503, message: `refusing to serve: ${reason}` });
  const { UPSTREAM } = c.env;
  const address = serverAddress("main", c.env);
  if (!UPSTREAM || !address || !liveSettingsOf(c.env).hasNotices)
    return refuseLive({ status: 404, message: "there is no stream of notices" });
  const refusal = refuseSocket(c);
  if (refusal) return refusal;
  const session = await sessions.open(c.req.header("Cookie") ?? "", c.env);
  if (!session) return refuseGuest();
  const headers = { Upgrade: "websocket", Authorization: `Bearer ${session.token}` };
  const request = new Request(address.base + STREAM_PATH, { headers });
  const answer = await openSocket(UPSTREAM, request, (why) => log("notice_stream_failed", { reason: why }));
  if (answer.status === 101 || answer.status === 503) return answer;
  if (answer.status === UNAUTHORISED) return refuseGuest();
  log("notice_stream_failed", { reason: `status ${answer.status}` });
  return refuseLive({ status: 503, message: "there is no stream at the moment", headers: { "Retry-After": "60" } });
}

/** Where the routes are mounted. */
export const LIVE_PREFIX = "/live";

export interface LiveRoutesOptions {
  clock: Clock;
  upstream: Pick<Upstream, "get">;
  log: Log;
  sessions: OpenSessions;
}

/** The sport and cursor of a request, or a refusal. */
function checkListener(c: Context<Edge>): { sport: Sport; cursor: number } | Response {
  const { refusal } = settingsOf(c.env);
  if (refusal) return refuseLive({ status: 503, message: `refusing to serve: ${refusal}` });
  const { sport, cursor } = readListener(c.req.url);
  if (!sport) return refuseLive({ status: 404, message: "no such sport" });
  if (cursor !== undefined) return { sport, cursor };
  return refuseLive({ status: 400, message: "since: not an instant in milliseconds", field: "since" });
}

type OpenHubSocket = ReturnType<typeof hubSockets>;

/** Passes the socket to a hub of its sport. */
async function listen(c: Context<Edge>, lazySockets: () => Promise<OpenHubSocket>): Promise<Response> {
  const listener = checkListener(c);
  if (listener instanceof Response) return listener;
  const { LIVE_HUB } = c.env;
  const { hasPush, mostHubs } = liveSettingsOf(c.env);
  if (!LIVE_HUB || !hasPush) return refuseLive({ status: 404, message: "nothing is pushed here" });
  const refusal = refuseSocket(c);
  if (refusal) return refusal;
  const open = await lazySockets();
  return open({ hubs: LIVE_HUB, most: mostHubs, sport: listener.sport, request: c.req.raw });
}

const refuseMethod = (allow = "GET, HEAD"): Response =>
  refuseLive({ status: 405, message: `send ${allow}`, headers: { Allow: allow } });

/**
 * `GET /live/{sport}?since={ms}` returns the changes of a sport since a cursor; `/live/{sport}/socket` pushes them;
 * `/live/notices` is a member's stream of notices. Mounted before the request pipeline: a poll needs none of its steps.
 */
export function liveRoutes({ clock, upstream, log, sessions }: LiveRoutesOptions): Hono<Edge> {
  const feed = createLiveFeed({ clock, upstream });
  const logPoll = sampledLog(log);
  const lazySockets = lazy(async () => (await import("./hub-sockets.ts")).hubSockets(log));

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
      logPoll("live_poll", () => {
        writeFigure(c.env, { name: "live", way: "poll", ms: now - window.until, oneOf: ONE_OF });
        return { sport, delta: delta.kind, source: outcome.source };
      });
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
      // The response that opens a socket is the hub's; a copy would lose the socket.
      if (c.res.status !== 101) setHeaders(c, briefSecurity(settingsOf(c.env)));
    })
    .get("/notices", (c) => listenForNotices(c, { sessions, log }))
    .all("/notices", () => refuseMethod("GET"))
    .get("/:sport", poll)
    .get("/:sport/socket", (c) => listen(c, lazySockets))
    .all("/:sport", () => refuseMethod())
    .all("/:sport/socket", () => refuseMethod())
    .all("/*", () => refuseLive({ status: 404, message: "no such feed" }));
  routes.onError((error) => {
    const requestId = newRequestId();
    log("request_failed", { requestId, reason: error.message, stack: error.stack });
    return refuseLive({ status: 500, message: "unexpected", requestId });
  });
  return routes;
}
