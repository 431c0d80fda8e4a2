import type { MiddlewareHandler } from "hono";
import type { Edge } from "../edge.ts";
import type { Clock } from "../platform/clock.ts";
import { settingsOf } from "../settings/settings.ts";

/**
 * Local only: passes an operator's request to a route of the embedded upstream, which checks the token, and empties the
 * caches after a change; not after that of a test (`/dev`), beside which other tests measure the caches. In production
 * an operator sends it to the upstream itself.
 */
export function adminHandler(clock: Clock, path: `/${"admin" | "dev"}/${string}`): MiddlewareHandler<Edge> {
  return async function forwardToUpstream(c) {
    const { UPSTREAM } = c.env;
    const authorization = c.req.header("Authorization");
    if (!settingsOf(c.env).isLocal || !UPSTREAM || !authorization) return c.notFound();
    const url = new URL(path, "https://upstream");
    url.search = new URL(c.req.url).search;
    const headers = {
      Authorization: authorization,
      "Content-Type": c.req.header("Content-Type") ?? "application/json",
      ...clock.headers(c.env),
    };
    const isChange = c.req.method === "POST";
    const sent = isChange ? { method: "POST", body: await c.req.arrayBuffer() } : {};
    const answer = await UPSTREAM.fetch(url, { headers, ...sent });
    if (isChange && answer.status === 200 && path.startsWith("/admin/")) clock.startEpoch();
    return new Response(answer.body, answer);
  };
}

export const OUTBOX_PATH = "/__outbox";

/**
 * Local only: the SMS that the embedded upstream "sent", as its page (`/__outbox`) or as JSON
 * (`/__outbox/messages.json`), so that a developer can read the codes.
 */
export function outboxHandler(): MiddlewareHandler<Edge> {
  return async function showOutbox(c) {
    const { UPSTREAM } = c.env;
    if (!settingsOf(c.env).isLocal || !UPSTREAM) return c.notFound();
    const path = c.req.path === OUTBOX_PATH ? "/" : c.req.path.slice(OUTBOX_PATH.length);
    const answer = await UPSTREAM.fetch(`https://upstream/dev/outbox${path === "/" ? "" : path}`);
    return new Response(answer.body, answer);
  };
}
