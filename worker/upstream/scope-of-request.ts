import type { Context } from "hono";
import { addressOf, clientOf, splitAddress } from "../address.ts";
import type { Edge } from "../edge.ts";
import { type RequestScope, requestScope } from "./ask-upstream.ts";

/** What all calls for a request of the pipeline share: how long the visitor waits begins to count here. */
export function scopeOfRequest(c: Context<Edge>, { isPage }: Pick<RequestScope, "isPage">): RequestScope {
  const { env, executionCtx } = c;
  const { requestId, visit } = c.var;
  return requestScope({
    env,
    requestId,
    waitUntil: (work) => executionCtx.waitUntil(work),
    address: addressOf(c.req.raw),
    origin: splitAddress(c.req.url).origin,
    client: clientOf(c.req.raw, visit.country),
    isPage,
  });
}
