import type { ClientFacts } from "#contract/http/client-header";

export interface Address {
  /** Scheme and host. */
  origin: string;
  /** Begins with a slash; percent-encoded as received. */
  path: string;
  /** Including the question mark, or empty. */
  search: string;
}

/** In characters, without the question mark. Pages read at most a date, calls at most a hundred ids. */
export const LONGEST_QUERY = 4_096;

export const isQueryTooLong = ({ search }: Pick<Address, "search">): boolean => search.length > LONGEST_QUERY + 1;

/** The parts of a request's absolute URL. Slices instead of `new URL`, which costs more than the rest of a page hit. */
export function splitAddress(url: string): Address {
  const hostAt = url.indexOf("://") + 3;
  const queryAt = url.indexOf("?", hostAt);
  const end = queryAt === -1 ? url.length : queryAt;
  const pathAt = url.indexOf("/", hostAt);
  if (pathAt === -1 || pathAt > end) return { origin: url.slice(0, end), path: "/", search: url.slice(end) };
  return { origin: url.slice(0, pathAt), path: url.slice(pathAt, end), search: url.slice(end) };
}

/** Addresses that the local server reports for clients on the same machine. */
const LOOPBACK: readonly string[] = ["127.0.0.1", "::1"];

/** The client's network address as reported by the platform; undefined for the machine itself. */
export function addressOf({ headers }: Pick<Request, "headers">): string | undefined {
  const address = headers.get("CF-Connecting-IP");
  return address === null || LOOPBACK.includes(address) ? undefined : address;
}

/** What an upstream may know about a visitor; undefined where the platform reports no address. */
export function buildClient(
  { headers }: Pick<Request, "headers">,
  country: string | undefined,
): ClientFacts | undefined {
  const address = headers.get("CF-Connecting-IP");
  const agent = headers.get("User-Agent");
  if (address === null) return undefined;
  return { address, ...(country !== undefined && { country }), ...(agent !== null && { agent }) };
}
