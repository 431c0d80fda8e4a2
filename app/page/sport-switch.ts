import { DEFAULT_SPORT, isSport, type Sport } from "#contract/tables/sports";

/** The sport of a page, from its path after the locale; "all" for news and pages without a sport. */
export function sportOf(path: string): Sport | "all" {
  const first = path.split("/")[1];
  return isSport(first) ? first : "all";
}

/** The sport of a page, or the default one. */
export function sportOrDefault(path: string): Sport {
  const sport = sportOf(path);
  return sport === "all" ? DEFAULT_SPORT : sport;
}

/** Pages that exist in each sport, after the sport's segment. */
const IN_EACH_SPORT = ["matches", "highlights", "fantasysport"];

/** Pages about all sports: choosing one there changes the tabs' targets, not the page. */
const ABOUT_ALL_SPORTS = ["news", "notification"];

/**
 * The target of choosing a sport on a page, both paths after the locale; undefined if the choice is only stored
 * (specification, section 2).
 */
export function switchSport(path: string, sport: Sport): string | undefined {
  const segments = path.split("/").filter(Boolean);
  const [first = "", second = ""] = segments;
  if (ABOUT_ALL_SPORTS.includes(first)) return undefined;
  if (first === "fantasysport") return `/${sport}/fantasysport`;
  const isInEach = isSport(first) && segments.length === 2 && IN_EACH_SPORT.includes(second);
  return `/${sport}/${isInEach ? second : "matches"}`;
}

/** The sport in a request's address: `/{locale}/{sport}/…`. */
export function sportOfRequest(request: Pick<Request, "url">): Sport {
  const [, , ...rest] = new URL(request.url).pathname.split("/");
  return sportOrDefault(`/${rest.join("/")}`);
}
