import type { Endpoint } from "#contract/endpoint";
import { requestParameters } from "../upstream/request-parameters.ts";
import { withReducedZone } from "./zone-parts.ts";

/** Counted up when what a copy holds changes its meaning; copies of the version before are then not found. */
const VERSION = "v1";

export interface KeyParts {
  endpoint: Pick<Endpoint, "server" | "path">;
  /** As the endpoint's schema has let it pass: known parameters only, `lang` among them. */
  query: unknown;
  /** Of the clock. */
  epoch: number;
  /** Milliseconds. */
  now: number;
}

/** The name of an answer in every layer. Nothing of the visitor is in it but what the answer depends on. */
export function cacheKey({ endpoint, query, epoch, now }: KeyParts): string {
  const parameters = withReducedZone(requestParameters(query), now);
  const text = parameters.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("&");
  return `${VERSION}:${epoch}:${endpoint.server}:${endpoint.path}?${text}`;
}
