import type { MiddlewareHandler } from "hono";
import type { Edge } from "../edge.ts";
import { log } from "../platform/log.ts";
import { settingsOf } from "./settings.ts";

/** Answers every request with 503 while the configuration is unsafe (`decideRefusal`). */
export function refuseConfiguration(): MiddlewareHandler<Edge> {
  return async function checkConfiguration(c, next) {
    const { refusal } = settingsOf(c.env);
    if (!refusal) return next();
    log("configuration_failed", { reason: refusal });
    return c.text(`refusing to serve: ${refusal}\n`, 503);
  };
}
