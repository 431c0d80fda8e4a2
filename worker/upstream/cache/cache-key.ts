import type { Endpoint } from "#contract/wire/endpoint";
import { withReducedZone } from "../../platform/zone-parts.ts";
import { requestParameters } from "../request/request-parameters.ts";

/** Bump when the meaning of cached data changes; older entries are then ignored. */
const VERSION = "v1";

interface KeyParts {
  endpoint: Pick<Endpoint, "server" | "path">;
  /** As validated by the endpoint's schema: known parameters only, including `lang`. */
  query: unknown;
  /** The clock's. */
  epoch: number;
  /** Milliseconds. */
  now: number;
}

/**
 * The cache key of an answer in every layer. It contains nothing about the visitor that the answer does not depend on.
 */
export function cacheKey({ endpoint, query, epoch, now }: KeyParts): string {
  const parameters = withReducedZone(requestParameters(query), now);
  const text = parameters.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("&");
  return `${VERSION}:${epoch}:${endpoint.server}:${endpoint.path}?${text}`;
}
