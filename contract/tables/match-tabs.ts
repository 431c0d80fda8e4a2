import { SPORTS, type Sport } from "./sports.ts";

/** The tabs of a match's page, in display order. */
export const MATCH_TAB_KEYS = [
  "info",
  "feed",
  "box-score",
  "play-by-play",
  "tracker",
  "commentary",
  "shots",
  "lineups",
  "stats",
  "table",
  "h2h",
  "odds",
  "analysis",
] as const;
export type MatchTabKey = (typeof MATCH_TAB_KEYS)[number];

/** Tabs that only one sport's matches have; all others are of both. */
const ONLY: Partial<Record<MatchTabKey, Sport>> = {
  feed: "football",
  commentary: "football",
  "box-score": "basketball",
  "play-by-play": "basketball",
  shots: "basketball",
};

const hasTab = (sport: Sport, key: MatchTabKey): boolean => (ONLY[key] ?? sport) === sport;

/** In display order. */
export const tabsOfSport = (sport: Sport): MatchTabKey[] => MATCH_TAB_KEYS.filter((key) => hasTab(sport, key));

export const sportsWithTab = (key: MatchTabKey): Sport[] =>
  SPORTS.map(({ code }) => code).filter((sport) => hasTab(sport, key));

/** Path of a tab below the match's address, which is the `info` tab's own. Analysis begins with its details. */
export const tabSegment = (key: MatchTabKey): string => {
  if (key === "info") return "";
  return key === "analysis" ? "/analysis/details" : `/${key}`;
};
