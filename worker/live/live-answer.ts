import { refuse } from "../api/api-fault.ts";
import { type CacheOutcome, cacheStatus, UNCACHED } from "../cache/cache-status.ts";
import type { UpstreamFault } from "../upstream/fault.ts";

/**
 * Beside what the routes set on every answer the only security header that matters for JSON. A page polls on and on,
 * mostly for a hundred bytes, of which a document's policies would be the larger part.
 */
const SAFETY = { "X-Content-Type-Options": "nosniff" } as const;

/** Seconds until a page should ask again when nothing is known. */
const RETRY_AFTER = 5;

/**
 * Not cacheable: an old response would set a page's clock back; the edge itself caches the upstream's answer. The cache
 * status is sent only when the upstream fails: otherwise it would be a sixth of the response, and the log has it
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

/** A refusal in the format of the browser's API. */
export const refuseLive = ({ headers, ...refusal }: Refusal): Response =>
  refuse({ ...refusal, headers: { "Cache-Status": UNCACHED, ...SAFETY, ...headers } });

/** Seconds until a page should ask again where the supplier has no such call. */
const RETRY_MISSING = 300;

/** 404: the supplier seems to have no such call, and the page polls seldom. 503: it polls a little later. */
export function liveFault({ kind, retryAfter = RETRY_AFTER }: UpstreamFault, requestId: string): Response {
  if (kind === "not_found") {
    const headers = { "Retry-After": String(RETRY_MISSING) };
    return refuseLive({ status: 404, message: "the supplier has no changes", requestId, headers });
  }
  const headers = { "Retry-After": String(retryAfter) };
  return refuseLive({ status: 503, message: "nothing is known at the moment", requestId, headers });
}
