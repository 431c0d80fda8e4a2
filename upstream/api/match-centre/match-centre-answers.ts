import type { MATCH_CENTRE_CALLS } from "#contract/calls/match-centre/match-centre-calls";
import type { CallsOf } from "../../matches/call-context.ts";
import { basketballPerformances } from "../basketball/performance.ts";
import { commentaryOfMatch } from "./commentary.ts";
import { countsOfRows } from "./counts-of-rows.ts";
import { eventsOfMatch } from "./events.ts";
import { lineupOfMatch } from "./line-ups.ts";
import { footballPerformances } from "./performance.ts";
import { statOfMatch } from "./statistics.ts";
import { trackerOfMatch } from "./tracker.ts";

/** Handlers of this family's calls. */
export const MATCH_CENTRE_ANSWERS: CallsOf<typeof MATCH_CENTRE_CALLS> = {
  matchEvents: eventsOfMatch,
  matchCommentary: commentaryOfMatch,
  matchStat: statOfMatch,
  rowCounts: countsOfRows,
  matchLineup: lineupOfMatch,
  liveTracker: trackerOfMatch,
  playerPerformance: footballPerformances,
  basketballPlayerPerformance: basketballPerformances,
};
