/** Cache layers, nearest first. */
export type Source = "memory" | "colo" | "kv" | "upstream";

/** How an answer was obtained. */
export interface CacheOutcome {
  source: Source;
  /** Why the request went to the upstream; undefined when it did not. */
  forwarded?: "miss" | "stale" | "bypass";
  /** Shares the answer of another request in flight. */
  isCollapsed?: boolean;
  isStored?: boolean;
  /** Older than `staleFor`, used because the upstream fails. */
  isLastGood?: boolean;
  /** Seconds of freshness left; negative for a stale entry. */
  ttl?: number;
}

/** For responses that are not cached: a redirect, a refusal, an answer made from the request itself. */
export const UNCACHED = "matchlight; fwd=bypass";

/**
 * The Cache-Status header (RFC 9211). A stale entry that is revalidated behind the response is a hit with a negative
 * ttl.
 */
export function cacheStatus(outcome: CacheOutcome): string {
  const { source, forwarded, isCollapsed, isStored, isLastGood, ttl } = outcome;
  return [
    "matchlight",
    forwarded ? `fwd=${forwarded}` : "hit",
    ...(ttl === undefined ? [] : [`ttl=${ttl}`]),
    ...(isStored ? ["stored"] : []),
    // The RFC defines it for forwarded requests only.
    ...(isCollapsed && forwarded ? ["collapsed"] : []),
    `detail=${isLastGood ? "last-good" : source}`,
  ].join("; ");
}
