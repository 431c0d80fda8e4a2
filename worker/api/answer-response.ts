import { type CacheOutcome, cacheStatus } from "../platform/cache-status.ts";
import type { Served } from "../upstream/cache/through-cache.ts";
import { JSON_HEADERS } from "./api-fault.ts";

interface AnswerParams {
  /** The If-None-Match header. */
  ifNoneMatch: string | undefined;
  variesByCookie: boolean;
  /** Fields that are never sent to browsers. */
  withheld?: readonly string[] | undefined;
  /** Milliseconds spent in the caches. */
  duration: number;
}

/** The browser caches an answer no longer than it is fresh here, and private answers not at all. */
function cacheControl({ forwarded, ttl = 0 }: CacheOutcome): string {
  return forwarded === "bypass" ? "no-store" : `private, max-age=${Math.max(0, ttl)}`;
}

/** Weak comparison (RFC 9110, section 13.1.2). */
export function matchesTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const opaque = tag.replace(/^W\//, "");
  return ifNoneMatch.split(",").some((one) => one.trim() === "*" || one.trim().replace(/^W\//, "") === opaque);
}

/** An answer without some fields, at any depth; names of XML attributes start with "@". */
export function withoutFields(bytes: Uint8Array, names: readonly string[]): string {
  const answer: unknown = JSON.parse(new TextDecoder().decode(bytes), (key, value: unknown) =>
    names.includes(key.replace(/^@/, "")) ? undefined : value,
  );
  return JSON.stringify(answer);
}

interface Timing {
  /** A token: letters, digits, hyphens. */
  name: string;
  /** Milliseconds. */
  duration?: number;
  /** A token too, so it needs no quotes. */
  description?: string;
}

/** The Server-Timing header. */
export const serverTiming = (timings: readonly Timing[]): string =>
  timings
    .map(({ name, duration, description }) =>
      [
        name,
        ...(description === undefined ? [] : [`desc=${description}`]),
        ...(duration === undefined ? [] : [`dur=${Math.round(duration * 10) / 10}`]),
      ].join(";"),
    )
    .join(", ");

/** The upstream's bytes, unchanged except for withheld fields, or 304 when the browser has them. */
export function answerResponse(
  { entry, outcome }: Served,
  { ifNoneMatch, variesByCookie, withheld, duration }: AnswerParams,
): Response {
  const tag = `W/"${entry.hash}"`;
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
  return new Response(withheld ? withoutFields(entry.bytes, withheld) : entry.bytes, { headers });
}
