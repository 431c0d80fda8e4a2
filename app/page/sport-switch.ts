import { DEFAULT_SPORT, SPORTS, type Sport } from "#contract/tables/sports";

const SPORT_NAMES: readonly string[] = SPORTS.map(({ code }) => code);

export const isSport = (word: string | null | undefined): word is Sport =>
  typeof word === "string" && SPORT_NAMES.includes(word);

/** The sport that a page is about, from its path behind the locale; "all" for news and whatever has none. */
export function sportOf(path: string): Sport | "all" {
  const first = path.split("/")[1];
  return isSport(first) ? first : "all";
}

/** The sport that a page is about, or the one that stands for all. */
export function sportOrDefault(path: string): Sport {
  const sport = sportOf(path);
  return sport === "all" ? DEFAULT_SPORT : sport;
}

/** Pages that each sport has: behind the sport's segment. */
const IN_EACH_SPORT = ["matches", "highlights", "fantasysport"];

/** Pages about all sports: choosing one there changes what the tabs lead to, not the page. */
const ABOUT_ALL_SPORTS = ["news", "notification"];

/**
 * Where choosing a sport leads from a page, both paths behind the locale; undefined where the choice is only stored
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
