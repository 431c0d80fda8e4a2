import { type CacheOutcome, cacheStatus } from "../cache/cache-status.ts";
import { serverTiming } from "../cache/server-timing.ts";
import type { Served } from "../cache/through-cache.ts";
import { JSON_HEADERS } from "./api-fault.ts";

export interface AnswerParams {
  /** The If-None-Match header. */
  ifNoneMatch: string | undefined;
  variesByCookie: boolean;
  /** Fields that no browser gets. */
  withheld?: readonly string[] | undefined;
  /** Milliseconds that the caches took. */
  duration: number;
}

/** The browser keeps an answer no longer than it is fresh here; what is one visitor's own it does not keep. */
function cacheControl({ forwarded, ttl = 0 }: CacheOutcome): string {
  return forwarded === "bypass" ? "no-store" : `private, max-age=${Math.max(0, ttl)}`;
}

/** Weak comparison (RFC 9110, section 13.1.2). */
export function matchesTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const opaque = tag.replace(/^W\//, "");
  return ifNoneMatch.split(",").some((one) => one.trim() === "*" || one.trim().replace(/^W\//, "") === opaque);
}

/** An answer without some fields, at any depth; attributes of XML have an "@" in front of their names. */
export function withoutFields(bytes: Uint8Array, names: readonly string[]): string {
  const answer: unknown = JSON.parse(new TextDecoder().decode(bytes), (key, value: unknown) =>
    names.includes(key.replace(/^@/, "")) ? undefined : value,
  );
  return JSON.stringify(answer);
}

/** The upstream's bytes as they are, but for withheld fields, or 304 when the browser has them. */
export function answerResponse(
  { copy, outcome }: Served,
  { ifNoneMatch, variesByCookie, withheld, duration }: AnswerParams,
): Response {
  const tag = `W/"${copy.hash}"`;
  const isCached = outcome.forwarded !== "bypass";
  const headers = {
    ...JSON_HEADERS,
    "Cache-Control": cacheControl(outcome),
    "Cache-Status": cacheStatus(outcome),
    "Server-Timing": serverTiming([{ name: "cache", description: outcome.source, duration }]),
    ...(variesByCookie && { Vary: "Cookie" }),
    ...(isCached && { ETag: tag }),
  };
  if (isCached && matchesTag(ifNoneMatch, tag)) return new Response(null, { status: 304, headers });
  return new Response(withheld ? withoutFields(copy.bytes, withheld) : copy.bytes, { headers });
}
