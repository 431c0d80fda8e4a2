import type { Context } from "hono";
import type { Edge } from "../../edge.ts";
import { addressOf, buildClient, splitAddress } from "../../platform/address.ts";
import { type RequestScope, requestScope } from "./request-upstream.ts";

/** State shared by all calls of a pipeline request: the visitor's waiting time starts here. */
export function scopeOfRequest(c: Context<Edge>, { isPage }: Pick<RequestScope, "isPage">): RequestScope {
  const { env, executionCtx } = c;
  const { requestId, visit } = c.var;
  return requestScope({
    env,
    requestId,
    waitUntil: (work) => executionCtx.waitUntil(work),
    address: addressOf(c.req.raw),
    origin: splitAddress(c.req.url).origin,
    client: buildClient(c.req.raw, visit.country),
    isPage,
  });
}
