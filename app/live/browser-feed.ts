import type { LiveFeedFacts } from "./live-feed.ts";
import { createSteadyClock } from "./steady-clock.ts";

type BrowserFacts = Pick<LiveFeedFacts, "fetchSince" | "openSocket" | "savesData" | "now" | "random">;

/** The browser's means of hearing of a sport's matches at the edge (worker/live). `sport` as in addresses. */
export function browserFeed({ documentElement, location }: Document, sport: string): BrowserFacts {
  const address = `/live/${sport}`;
  return {
    fetchSince: (since, signal) => fetchOnline(`${address}?since=${since}`, { signal, credentials: "omit" }),
    openSocket: (since) => new WebSocket(`${location.origin.replace("http", "ws")}${address}/socket?since=${since}`),
    // The server says it, by header or by cookie, for the whole page.
    savesData: () => documentElement.hasAttribute("data-saving"),
    now: createSteadyClock(() => Date.now()),
    random: () => Math.random(),
  };
}

/** A request without a network is an error in the browser's console: not even tried. */
export const fetchOnline: typeof fetch = (address, init) =>
  navigator.onLine ? fetch(address, init) : Promise.reject(new TypeError("offline"));
