import type { MiddlewareHandler } from "hono";
import type { Edge } from "../edge.ts";
import { setHeaders } from "./set-headers.ts";

export const newRequestId = (): string => crypto.randomUUID();

/** Never taken from the request: visitors' input must not get into logs and upstream calls. */
export function requestId(): MiddlewareHandler<Edge> {
  return async function setRequestId(c, next) {
    const id = newRequestId();
    c.set("requestId", id);
    await next();
    setHeaders(c, { "X-Request-Id": id });
  };
}
