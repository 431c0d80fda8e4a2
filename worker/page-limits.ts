import type { MiddlewareHandler } from "hono";
import { isQueryTooLong, splitAddress } from "./address.ts";
import type { Edge } from "./edge.ts";
import { faceResponse } from "./faces/face-response.ts";

/** Pages are read: whoever writes to them, or asks with more than a page could mean, is told so. */
export function pageLimits(): MiddlewareHandler<Edge> {
  return async function checkLimits(c, next) {
    if (c.req.method !== "GET" && c.req.method !== "HEAD") {
      return faceResponse(c, "badRequest", 405, { Allow: "GET, HEAD" });
    }
    if (isQueryTooLong(splitAddress(c.req.url))) return faceResponse(c, "badRequest", 414);
    await next();
  };
}
