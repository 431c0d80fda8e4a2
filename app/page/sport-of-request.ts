import type { Sport } from "#contract/tables/sports";
import { sportOrDefault } from "./sport-switch.ts";

/** The sport in a request's address: `/{locale}/{sport}/…`. */
export function sportOfRequest(request: Pick<Request, "url">): Sport {
  const [, , ...rest] = new URL(request.url).pathname.split("/");
  return sportOrDefault(`/${rest.join("/")}`);
}
