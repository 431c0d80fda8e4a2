import type { BoxScore } from "#contract/domain/box-score";
import type { Sport } from "#contract/tables/sports";
import type { EdgeContext } from "#worker/pages/context";
import { settle } from "~/features/errors/error-states.server";
import { loadMatchHead, type MatchHeadData, type MatchParams } from "~/features/match/load-match-head.server";
import type { AnswerAge } from "~/features/upstream-calls/answer-age";

export interface MatchBoxScoreData {
  head: MatchHeadData;
  /** Absent if the upstream fails. */
  box?: {
    /** Undefined if players were not counted. */
    teams?: Pick<BoxScore, "home" | "away">;
    fetched: AnswerAge;
  };
}

interface BoxScoreRequest {
  sport: Sport;
  params: MatchParams;
  /** The query with its question mark, or empty. */
  search: string;
}

/** The box score of a basketball game. Throws an error page for an unknown game; works without a box score. */
export async function loadMatchBoxScore(context: EdgeContext, request: BoxScoreRequest): Promise<MatchBoxScoreData> {
  const { matchId } = request.params;
  const [head, answer] = await Promise.all([
    loadMatchHead(context, { ...request, tab: "box-score" }),
    matchId ? settle(context, context.upstream.call("boxScore", { matchId })) : undefined,
  ]);
  if (!answer?.value) return { head };
  const { value, ...fetched } = answer.value;
  const { home, away, updatedAt } = value;
  // Before tip-off there are players without statistics.
  const isCounted = updatedAt !== undefined && home.players.length + away.players.length > 0;
  return { head, box: { ...(isCounted && { teams: { home, away } }), fetched } };
}
