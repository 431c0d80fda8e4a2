import type { MiddlewareHandler } from "hono";
import { NO_STORE } from "#contract/tables/edge-headers";
import type { Edge } from "../edge.ts";
import type { Env } from "../platform/env.ts";
import { log } from "../platform/log.ts";
import { BARE_POLICY } from "../security/content-security-policy.ts";
import { decideHost } from "../security/decide-host.ts";
import { settingsOf } from "../settings/settings.ts";
import { pageSecurity } from "./security-headers.ts";

/** Seconds; same as for another spelling of an address. */
const MAX_AGE = 3_600;

/**
 * The response to a request for a host that SITE_HOSTS does not list; undefined for all others. Runs before anything
 * else.
 */
export function refuseHost(request: Request, env: Env): Response | undefined {
  const settings = settingsOf(env);
  const decision = decideHost(request, settings);
  if (!decision) return undefined;
  const headers = new Headers({ ...pageSecurity(settings), "Content-Security-Policy": BARE_POLICY });
  if (decision.kind === "redirect") {
    headers.set("Location", decision.location);
    headers.set("Cache-Control", `public, max-age=${MAX_AGE}`);
    return new Response(null, { status: 301, headers });
  }
  headers.set("Cache-Control", NO_STORE["Cache-Control"]);
  headers.set("Content-Type", "text/plain; charset=utf-8");
  return new Response("This host is not served here\n", { status: 421, headers });
}

/** Answers every request with 503 while the configuration is unsafe (`decideRefusal`). */
export function refuseConfiguration(): MiddlewareHandler<Edge> {
  return async function checkConfiguration(c, next) {
    const { refusal } = settingsOf(c.env);
    if (!refusal) return next();
    log("configuration_failed", { reason: refusal });
    return c.text(`refusing to serve: ${refusal}\n`, 503);
  };
}
