import type { Sport } from "#contract/tables/sports";
import type { Log } from "../platform/log.ts";
import { createFullHubs, findHub, hubName } from "./find-hub.ts";
import { openSocket, refuseLive } from "./live-answer.ts";

/** Where a hub runs: the location hints that the platform knows (`DurableObjectLocationHint` of its types). */
type HubRegion = DurableObjectLocationHint;

/** What the platform says of a request's origin (`request.cf`); a local workerd may say nothing. */
export interface Origin {
  continent?: unknown;
  country?: unknown;
  /** Degrees, as text. */
  longitude?: unknown;
}

const OF_CONTINENT: Readonly<Record<string, HubRegion>> = {
  AF: "afr",
  AS: "apac",
  EU: "weur",
  NA: "enam",
  OC: "oc",
  SA: "sam",
};

/** Countries nearer to another region than to their continent's. */
const COUNTRIES_OF: readonly (readonly [HubRegion, string])[] = [
  ["apac-ne", "CN HK JP KP KR MN MO TW"],
  ["apac-se", "BN ID KH LA MM MY PH SG TH TL VN"],
  ["me", "AE BH IL IQ IR JO KW LB OM PS QA SA SY YE"],
  ["eeur", "AL BA BG BY CY CZ EE FI GR HR HU LT LV MD ME MK PL RO RS RU SI SK TR UA XK"],
];

const OF_COUNTRY: ReadonlyMap<unknown, HubRegion> = new Map(
  COUNTRIES_OF.flatMap(([region, codes]) => codes.split(" ").map((code) => [code, region] as const)),
);

/** For visitors of whom nothing is known: half-way between the Americas and Asia. */
const UNKNOWN: HubRegion = "weur";
/** Degrees: the middle of North America. */
const MIDDLE = -100;

/** The region whose hubs are nearest to a visitor. */
export function regionOf({ continent, country, longitude }: Origin = {}): HubRegion {
  const region = OF_COUNTRY.get(country) ?? OF_CONTINENT[String(continent)] ?? UNKNOWN;
  return region === "enam" && longitude !== undefined && Number(longitude) < MIDDLE ? "wnam" : region;
}

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
