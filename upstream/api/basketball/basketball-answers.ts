import type { BASKETBALL_CALLS } from "#contract/calls/basketball/basketball-calls";
import type { CallsOf } from "../../matches/call-context.ts";
import { commentaryOfGame, eventsOfGame, shotsOfGame, trackerOfGame } from "./events.ts";
import { infoOfGame, lineupOfGame } from "./info.ts";
import { scoresOfGames } from "./lists.ts";
import { boxScoreOfGame, statisticsOfGame } from "./statistics.ts";

/** Handlers of this family's calls. */
export const BASKETBALL_ANSWERS: CallsOf<typeof BASKETBALL_CALLS> = {
  basketballMatchScore: scoresOfGames,
  basketballMatchInfo: infoOfGame,
  basketballLineup: lineupOfGame,
  basketballMatchEvents: eventsOfGame,
  basketballCommentary: commentaryOfGame,
  basketballTracker: trackerOfGame,
  basketballShots: shotsOfGame,
  boxScore: boxScoreOfGame,
  basketballMatchStat: statisticsOfGame,
};
