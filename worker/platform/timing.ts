import type { MiddlewareHandler } from "hono";
import type { Edge } from "../edge.ts";
import { UNCACHED } from "./cache-status.ts";
import { setHeaders } from "./set-headers.ts";

/** Milliseconds since an instant of `performance.now()`; workers' timers do not advance between two I/O operations. */
export const elapsed = (startedAt: number): number => Math.round((performance.now() - startedAt) * 10) / 10;

/** `ms`: milliseconds until the headers were ready. */
export const edgeTiming = (ms: number): string => `edge;dur=${ms}`;

/**
 * Adds Cache-Status to every response that lacks it, and the time until the headers were ready, before the measurements
 * of inner steps.
 */
export function timing(): MiddlewareHandler<Edge> {
  return async function setServerTiming(c, next) {
    const startedAt = performance.now();
    c.set("startedAt", startedAt);
    await next();
    const inner = c.res.headers.get("Server-Timing");
    const own = edgeTiming(elapsed(startedAt));
    const all = inner ? `${own}, ${inner}` : own;
    setHeaders(c, { "Server-Timing": all }, { "Cache-Status": UNCACHED });
  };
}
