import type { RedirectRoute } from "../locale/decide-route.ts";

/** Where an address leads. */
export type Hop = Pick<RedirectRoute, "status" | "location">;

/** The longest chain has three: another spelling, another name, a tournament's own page. */
const MOST_HOPS = 4;

const isRedirect = (status: number): status is Hop["status"] => status === 301 || status === 302;

/** Where a page's response redirects to; undefined when it is a page itself. */
export function hopOf({ status, headers }: Response): Hop | undefined {
  const location = headers.get("Location");
  return isRedirect(status) && location !== null ? { status, location } : undefined;
}

const FRAGMENT = /#.*$/;

/** Permanent only if every hop is. A fragment is carried along, as in browsers. */
const joined = (one: Hop, next: Hop): Hop => ({
  status: one.status === 301 && next.status === 301 ? 301 : 302,
  location: FRAGMENT.test(next.location) ? next.location : next.location + (FRAGMENT.exec(one.location)?.[0] ?? ""),
});

/**
 * Collapses several redirects into one to an existing page; or returns the response at the end of the chain when that
 * is not a page, such as the 404 of an unknown team, which a browser would otherwise cache as a redirect. `ask` fetches
 * an address, and returns undefined where no request is needed.
 */
export async function collapseRedirects(
  first: Hop,
  request: (location: string) => Promise<Response> | undefined,
): Promise<{ hop: Hop; answer?: Response }> {
  let hop = first;
  for (let count = 1; count < MOST_HOPS; count++) {
    const answer = await request(hop.location.replace(FRAGMENT, ""));
    if (!answer) return { hop };
    const next = hopOf(answer);
    if (!next) return { hop, answer };
    hop = joined(hop, next);
  }
  return { hop };
}
