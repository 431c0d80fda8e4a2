import type { RedirectRoute } from "./locale/decide-route.ts";

/** Where an address leads. */
export type Hop = Pick<RedirectRoute, "status" | "location">;

/** The longest way is three: another spelling, another name, a tournament's own page. */
const MOST_HOPS = 4;

const isRedirect = (status: number): status is Hop["status"] => status === 301 || status === 302;

/** Where a page's answer passes the visitor on; undefined when it is a page itself. */
export function hopOf({ status, headers }: Response): Hop | undefined {
  const location = headers.get("Location");
  return isRedirect(status) && location !== null ? { status, location } : undefined;
}

const FRAGMENT = /#.*$/;

/** Permanent only where every hop is. A place on the page goes along, as it does in browsers. */
const joined = (one: Hop, next: Hop): Hop => ({
  status: one.status === 301 && next.status === 301 ? 301 : 302,
  location: FRAGMENT.test(next.location) ? next.location : next.location + (FRAGMENT.exec(one.location)?.[0] ?? ""),
});

/**
 * One hop in the place of several, to a page that is there; or the answer of the page at the end when that is none, such as
 * the 404 of an unknown team, which a browser would otherwise keep as a redirect. `ask` gives the answer at an address,
 * and undefined where nothing has to be asked.
 */
export async function followRedirects(
  first: Hop,
  ask: (location: string) => Promise<Response> | undefined,
): Promise<{ hop: Hop; answer?: Response }> {
  let hop = first;
  for (let count = 1; count < MOST_HOPS; count++) {
    const answer = await ask(hop.location.replace(FRAGMENT, ""));
    if (!answer) return { hop };
    const next = hopOf(answer);
    if (!next) return { hop, answer };
    hop = joined(hop, next);
  }
  return { hop };
}
