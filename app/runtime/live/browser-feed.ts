import { fetchOnline } from "./fetch-online.ts";
import type { LiveFeedFacts } from "./live-feed.ts";

/**
 * A clock that never goes back: if the visitor's own is set back (by hand or the network), it continues from its last
 * value, so that no timer waits for hours. It follows a clock that jumps ahead: that may be a sleep, and timers are
 * due.
 */
export function createSteadyClock(read: () => number): () => number {
  let last = Number.NEGATIVE_INFINITY;
  let ahead = 0;
  return () => {
    const own = read();
    ahead = Math.max(ahead, last - own);
    last = own + ahead;
    return last;
  };
}

type BrowserFacts = Pick<LiveFeedFacts, "fetchSince" | "openSocket" | "savesData" | "now" | "random">;

/** How the browser reaches a sport's live feed at the edge (worker/live). `sport` as in the address. */
export function browserFeed({ documentElement, location }: Document, sport: string): BrowserFacts {
  const address = `/live/${sport}`;
  return {
    fetchSince: (since, signal) => fetchOnline(`${address}?since=${since}`, { signal, credentials: "omit" }),
    openSocket: (since) => new WebSocket(`${location.origin.replace("http", "ws")}${address}/socket?since=${since}`),
    // The server decides, by header or cookie.
    savesData: () => documentElement.hasAttribute("data-saving"),
    now: createSteadyClock(() => Date.now()),
    random: () => Math.random(),
  };
}
