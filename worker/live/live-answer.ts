import { refuse } from "../api/api-fault.ts";
import { type CacheOutcome, cacheStatus, UNCACHED } from "../cache/cache-status.ts";
import type { UpstreamFault } from "../upstream/fault.ts";

/**
 * Of the headers of every answer the one that means something where nothing is shown or run. A page asks for ever, and
 * mostly for a hundred bytes: policies of a document would be most of what it is sent, and it has been told them.
 */
const SAFETY = { "X-Content-Type-Options": "nosniff" } as const;

/** Seconds until a page should ask again when nothing is known. */
const RETRY_AFTER = 5;

/**
 * Kept by nobody: an answer heard twice would set a page's clock back. The edge's own copy is what all are told from.
 * Which layer gave it is told where it explains something, which is when the upstream fails: else it would be a sixth
 * of what is sent, and the log has it (`live_poll`).
 */
export const tell = (text: string, outcome: CacheOutcome): Response =>
  new Response(text, {
    headers: {
      "Content-Type": "application/json",
      "Cache-Control": "no-store",
      ...(outcome.isLastGood && { "Cache-Status": cacheStatus(outcome) }),
      ...SAFETY,
    },
  });

type Refusal = Parameters<typeof refuse>[0];

/** A refusal as the browser's door words it. */
export const refuseLive = ({ headers, ...refusal }: Refusal): Response =>
  refuse({ ...refusal, headers: { "Cache-Status": UNCACHED, ...SAFETY, ...headers } });

/** 404 tells a page to stop asking, 503 to ask later. */
export function liveFault({ kind, retryAfter = RETRY_AFTER }: UpstreamFault, requestId: string): Response {
  if (kind === "not_found") return refuseLive({ status: 404, message: "the supplier tells no changes", requestId });
  const headers = { "Retry-After": String(retryAfter) };
  return refuseLive({ status: 503, message: "nothing is known at the moment", requestId, headers });
}
