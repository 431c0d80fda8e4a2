import type { Sport } from "#contract/tables/sports";
import { sportOf } from "./sport-switch.ts";

/** The sport of a page that stands below one, from the request's address: `/{locale}/{sport}/…`. */
export function sportOfRequest(request: Pick<Request, "url">): Sport {
  const [, , ...rest] = new URL(request.url).pathname.split("/");
  const sport = sportOf(`/${rest.join("/")}`);
  return sport === "all" ? "football" : sport;
}
