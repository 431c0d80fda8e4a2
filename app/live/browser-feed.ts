import type { LiveFeedFacts } from "./live-feed.ts";
import { createSteadyClock } from "./steady-clock.ts";

type BrowserFacts = Pick<LiveFeedFacts, "fetchSince" | "openSocket" | "savesData" | "now" | "random">;

/** How a browser reaches a sport's live feed at the edge (worker/live). `sport` as in addresses. */
export function browserFeed({ documentElement, location }: Document, sport: string): BrowserFacts {
  const address = `/live/${sport}`;
  return {
    fetchSince: (since, signal) => fetchOnline(`${address}?since=${since}`, { signal, credentials: "omit" }),
    openSocket: (since) => new WebSocket(`${location.origin.replace("http", "ws")}${address}/socket?since=${since}`),
    // The server sets it, by header or by cookie.
    savesData: () => documentElement.hasAttribute("data-saving"),
    now: createSteadyClock(() => Date.now()),
    random: () => Math.random(),
  };
}

/** Without a network no request is made: each would log an error in the browser's console. */
export const fetchOnline: typeof fetch = (address, init) =>
  navigator.onLine ? fetch(address, init) : Promise.reject(new TypeError("offline"));
