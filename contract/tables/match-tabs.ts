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

/** The tabs of each sport's matches. */
const TABS: Readonly<Record<Sport, readonly MatchTabKey[]>> = {
  football: ["info", "feed", "tracker", "commentary", "lineups", "stats", "table", "h2h", "odds", "analysis"],
  basketball: [
    "info",
    "box-score",
    "play-by-play",
    "tracker",
    "shots",
    "lineups",
    "stats",
    "table",
    "h2h",
    "odds",
    "analysis",
  ],
};

/** In display order. */
export const tabsOfSport = (sport: Sport): MatchTabKey[] => MATCH_TAB_KEYS.filter((key) => TABS[sport].includes(key));

export const sportsWithTab = (key: MatchTabKey): Sport[] =>
  SPORTS.map(({ code }) => code).filter((sport) => TABS[sport].includes(key));

/** Path of a tab below the match's address, which is the `info` tab's own. Analysis begins with its details. */
export const tabSegment = (key: MatchTabKey): string => {
  if (key === "info") return "";
  return key === "analysis" ? "/analysis/details" : `/${key}`;
};
