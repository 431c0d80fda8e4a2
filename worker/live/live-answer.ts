import type { Context } from "hono";
import { waitAtMost } from "#contract/time/time-limit";
import { refuse } from "../api/api-fault.ts";
import type { Edge } from "../edge.ts";
import { splitAddress } from "../platform/address.ts";
import { type CacheOutcome, cacheStatus, UNCACHED } from "../platform/cache-status.ts";
import { isSameOrigin } from "../platform/decide-method.ts";
import type { UpstreamFault } from "../upstream/request/fault.ts";

/**
 * Besides what the routes set, the only security header that matters for JSON. A page keeps polling for mostly a
 * hundred bytes, and a document's policies would be larger than that.
 */
const SAFETY = { "X-Content-Type-Options": "nosniff" } as const;

/** Seconds until a page should retry when nothing is known. */
const RETRY_AFTER = 5;

/**
 * Not cacheable: an old response would set a page's clock back; the edge itself caches the upstream's answer. The cache
 * status is sent only when the upstream fails: otherwise it would be a sixth of the response, and it is logged anyway
 * (`live_poll`).
 */
export const liveResponse = (text: string, outcome: CacheOutcome): Response =>
  new Response(text, {
    headers: {
      "Content-Type": "application/json",
      "Cache-Control": "no-store",
      ...(outcome.isLastGood && { "Cache-Status": cacheStatus(outcome) }),
      ...SAFETY,
    },
  });

type Refusal = Parameters<typeof refuse>[0];

/** A refusal in the format of the browser-facing API. */
export const refuseLive = ({ headers, ...refusal }: Refusal): Response =>
  refuse({ ...refusal, headers: { "Cache-Status": UNCACHED, ...SAFETY, ...headers } });

/** Seconds until a page should retry where the supplier lacks the call. */
const RETRY_MISSING = 300;

/** 404: the supplier seems to lack the call, and the page polls rarely. 503: it retries a little later. */
export function liveFault({ kind, retryAfter = RETRY_AFTER }: UpstreamFault, requestId: string): Response {
  if (kind === "not_found") {
    const headers = { "Retry-After": String(RETRY_MISSING) };
    return refuseLive({ status: 404, message: "the supplier has no changes", requestId, headers });
  }
  const headers = { "Retry-After": String(retryAfter) };
  return refuseLive({ status: 503, message: "nothing is known at the moment", requestId, headers });
}

/** Milliseconds that a page's socket waits for its object. */
const OBJECT_LIMIT = 2_000;

/** Why a request may not open a socket; undefined if it may. */
export function refuseSocket(c: Context<Edge>): Response | undefined {
  if (c.req.header("Upgrade")?.toLowerCase() !== "websocket") {
    const headers = { Upgrade: "websocket", Connection: "Upgrade" };
    return refuseLive({ status: 426, message: "open a WebSocket", headers });
  }
  if (isSameOrigin(c.req.header("Origin"), splitAddress(c.req.url).origin)) return undefined;
  return refuseLive({ status: 403, message: "not from a page of this site" });
}

/** An object's answer, or 503 when it is down or does not answer in time. */
export async function openSocket(
  object: Pick<Fetcher, "fetch">,
  request: Request,
  onFailure: (reason: string) => void,
): Promise<Response> {
  const pending = Promise.resolve().then(() => object.fetch(request));
  try {
    const answer = await waitAtMost(OBJECT_LIMIT, pending);
    if (answer) return answer;
    // The page has disconnected by then.
    pending.then(
      ({ webSocket }) => {
        webSocket?.accept();
        webSocket?.close();
      },
      () => undefined,
    );
    onFailure(`no answer in ${OBJECT_LIMIT} ms`);
  } catch (error) {
    onFailure(error instanceof Error ? error.message : "?");
  }
  return refuseLive({ status: 503, message: "nothing is pushed at the moment", headers: { "Retry-After": "60" } });
}
