import { refuse } from "../api/api-fault.ts";
import { type CacheOutcome, cacheStatus, UNCACHED } from "../platform/cache-status.ts";
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
