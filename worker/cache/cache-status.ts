/** The layers of the caches, from the nearest to the furthest. */
export type Source = "memory" | "colo" | "kv" | "upstream";

/** How an answer came about. */
export interface CacheOutcome {
  source: Source;
  /** Why the upstream was asked for this answer; undefined when it was not. */
  forwarded?: "miss" | "stale" | "bypass";
  /** Came with the answer to another request that was on its way. */
  isCollapsed?: boolean;
  isStored?: boolean;
  /** Older than `staleFor`, used because the upstream fails. */
  isLastGood?: boolean;
  /** Seconds of freshness left; negative for a stale copy. */
  ttl?: number;
}

/** Of an answer that is in no cache: a redirect, a refusal, an answer from the request itself. */
export const UNCACHED = "matchlight; fwd=bypass";

/** The Cache-Status header (RFC 9211). A stale copy that is renewed behind the response is a hit with a negative ttl. */
export function cacheStatus(outcome: CacheOutcome): string {
  const { source, forwarded, isCollapsed, isStored, isLastGood, ttl } = outcome;
  return [
    "matchlight",
    forwarded ? `fwd=${forwarded}` : "hit",
    ...(ttl === undefined ? [] : [`ttl=${ttl}`]),
    ...(isStored ? ["stored"] : []),
    // The RFC knows it for forwarded requests only.
    ...(isCollapsed && forwarded ? ["collapsed"] : []),
    `detail=${isLastGood ? "last-good" : source}`,
  ].join("; ");
}
