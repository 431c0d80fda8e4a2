import { basketballCommentary, basketballMatchEvents, basketballShots, basketballTracker } from "./events.ts";
import { basketballLineup, basketballMatchInfo } from "./info.ts";
import { basketballMatchScore } from "./lists.ts";
import { basketballMatchStat, boxScore } from "./statistics.ts";

/** The calls of this family, by name. */
export const BASKETBALL_CALLS = {
  basketballMatchScore,
  basketballMatchInfo,
  basketballLineup,
  basketballMatchEvents,
  basketballCommentary,
  basketballTracker,
  basketballShots,
  boxScore,
  basketballMatchStat,
} as const;
