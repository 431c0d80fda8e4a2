import type { Sport } from "#contract/tables/sports";
import type { Log } from "../platform/log.ts";
import { findHub } from "./find-hub.ts";
import { createFullHubs } from "./full-hubs.ts";
import { type Origin, regionOf } from "./hub-region.ts";
import { refuseLive } from "./live-answer.ts";
import { hubName } from "./next-hub.ts";
import { openSocket } from "./open-socket.ts";

interface Listening {
  hubs: DurableObjectNamespace;
  /** How many of them a sport may have in a region. */
  most: number;
  sport: Sport;
  request: Request;
}

/** Opens sockets at hubs near the visitor that have room. Loaded with an isolate's first socket. */
export function hubSockets(log: Log): (listening: Listening) => Promise<Response> {
  const full = createFullHubs();
  return async ({ hubs, most, sport, request }) => {
    const region = regionOf(request.cf as Origin | undefined);
    const answer = await findHub({
      place: `${sport}:${region}`,
      most,
      full,
      ask(number) {
        const hub = hubs.get(hubs.idFromName(hubName(sport, region, number)), { locationHint: region });
        return openSocket(hub, request, (reason) => log("live_hub_failed", { reason }));
      },
      random: Math.random,
    });
    return answer ?? refuseLive({ status: 503, message: "too many listeners", headers: { "Retry-After": "60" } });
  };
}
