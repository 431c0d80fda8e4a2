import type { Sport } from "./sports.ts";

/** The tabs of a match's page, in display order. */
export const MATCH_TAB_KEYS = [
  "info",
  "feed",
  "box-score",
  "play-by-play",
  "tracker",
  "commentary",
  "lineups",
  "stats",
  "odds",
  "h2h",
  "table",
  "analysis",
] as const;
export type MatchTabKey = (typeof MATCH_TAB_KEYS)[number];

/** Tabs of one sport only; the others are in both. */
const ONLY: Partial<Record<MatchTabKey, Sport>> = {
  feed: "football",
  commentary: "football",
  "box-score": "basketball",
  "play-by-play": "basketball",
};

export const tabsOfSport = (sport: Sport): MatchTabKey[] =>
  MATCH_TAB_KEYS.filter((key) => (ONLY[key] ?? sport) === sport);

/** Path of a tab below the match's address, which is the `info` tab's own. Analysis begins with its details. */
export const tabSegment = (key: MatchTabKey): string => {
  if (key === "info") return "";
  return key === "analysis" ? "/analysis/details" : `/${key}`;
};
