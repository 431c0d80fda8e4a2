import { ofEachSport } from "../../tables/sports.ts";
import { matchCommentary } from "./commentary.ts";
import { matchEvents } from "./events.ts";
import { matchLineup } from "./line-ups.ts";
import { performance } from "./performance.ts";
import { rowCounts } from "./row-counts.ts";
import { matchStat } from "./statistics.ts";
import { liveTracker } from "./tracker.ts";

/** The calls of this family, by name. */
export const MATCH_CENTRE_CALLS = {
  matchEvents,
  matchCommentary,
  matchStat,
  rowCounts,
  matchLineup,
  liveTracker,
  ...ofEachSport("playerPerformance", performance),
} as const;
