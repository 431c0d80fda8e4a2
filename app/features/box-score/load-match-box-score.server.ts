import type { BoxScore } from "#contract/domain/box-score";
import type { Sport } from "#contract/tables/sports";
import type { EdgeContext } from "#worker/pages/context";
import { settle, throwErrorPage } from "~/features/errors/error-states.server";
import { loadMatchHead, type MatchHeadData, type MatchParams } from "~/features/match/load-match-head.server";
import type { AnswerAge } from "~/features/upstream-calls/answer-age";
import { type BoxColumn, readBoxSort } from "./box-columns.ts";

export interface MatchBoxScoreData {
  head: MatchHeadData;
  /** Absent if the upstream fails. */
  box?: {
    /** Undefined if players were not counted. */
    teams?: Pick<BoxScore, "home" | "away">;
    fetched: AnswerAge;
  };
  /** Undefined for the coach's order. */
  sort?: BoxColumn;
}

interface BoxScoreRequest {
  sport: Sport;
  params: MatchParams;
  /** The query with its question mark, or empty. */
  search: string;
}

/**
 * The box score of a basketball game. Throws an error page for an unknown game and for an unknown column to sort by;
 * works without a box score.
 */
export async function loadMatchBoxScore(context: EdgeContext, request: BoxScoreRequest): Promise<MatchBoxScoreData> {
  const sort = readBoxSort(new URLSearchParams(request.search));
  if (sort === null) return throwErrorPage(context, "badRequest");
  const { matchId } = request.params;
  const [head, answer] = await Promise.all([
    loadMatchHead(context, { ...request, tab: "box-score" }),
    matchId ? settle(context, context.upstream.call("boxScore", { matchId })) : undefined,
  ]);
  const shown = { head, ...(sort && { sort }) };
  if (!answer?.value) return shown;
  const { value, ...fetched } = answer.value;
  const { home, away, updatedAt } = value;
  // Before tip-off there are players without statistics.
  const isCounted = updatedAt !== undefined && home.players.length + away.players.length > 0;
  return { ...shown, box: { ...(isCounted && { teams: { home, away } }), fetched } };
}
