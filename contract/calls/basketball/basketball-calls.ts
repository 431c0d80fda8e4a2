import { performance } from "../match-centre/performance.ts";
import { basketballCommentary, basketballMatchEvents, basketballTracker } from "./events.ts";
import { basketballLineup, basketballMatchInfo } from "./info.ts";
import { basketballMatchList, basketballMatchScore } from "./lists.ts";
import { basketballMatchStat, boxScore } from "./statistics.ts";

/** A player's games, latest first, in the shape of football's. */
export const basketballPlayerPerformance = performance(
  "basketballPlayerPerformance",
  "/basketball/player/getPerformance",
);

/** The calls of this family, by name. */
export const BASKETBALL_CALLS = {
  basketballMatchList,
  basketballMatchScore,
  basketballMatchInfo,
  basketballLineup,
  basketballMatchEvents,
  basketballCommentary,
  basketballTracker,
  boxScore,
  basketballMatchStat,
  basketballPlayerPerformance,
} as const;
