import type { CommentaryPage } from "#contract/domain/commentary";
import { matchTabPath } from "#contract/tables/paths";
import type { Sport } from "#contract/tables/sports";
import type { EdgeContext, Fetched } from "#worker/pages/context";
import { settle, throwErrorPage } from "~/features/errors/error-states.server";
import { loadMatchHead, type MatchHeadData, type MatchParams } from "~/features/match/load-match-head.server";
import type { AnswerAge } from "~/features/upstream-calls/answer-age";
import { localePath } from "~/page/locale-path";
import {
  type CommentaryLine,
  type CommentaryQuery,
  commentaryLines,
  commentaryParameters,
  readCommentaryQuery,
} from "./commentary-lines.ts";

export interface MatchCommentaryData {
  head: MatchHeadData;
  query: CommentaryQuery;
  /** The tab's address, without a query. */
  address: string;
  /** Absent if the upstream fails. */
  commentary?: ShownCommentary;
}

interface ShownCommentary {
  /** Lines that pass the filter, newest first. */
  lines: CommentaryLine[];
  /** Whether there are lines, regardless of the filter. */
  hasLines: boolean;
  /** The query for older lines, if there are any. */
  older?: string;
  fetched: AnswerAge;
}

interface CommentaryRequest {
  sport: Sport;
  params: MatchParams;
  /** The query with its question mark, or empty. */
  search: string;
}

/** Lines per page: more than a match of 120 minutes has. */
const SIZE = 250;

/**
 * A match's commentary, all of it or its key moments, newest first. Throws an error page for an unknown match and for
 * an invalid parameter; works without commentary.
 */
export async function loadMatchCommentary(
  context: EdgeContext,
  request: CommentaryRequest,
): Promise<MatchCommentaryData> {
  const query = readCommentaryQuery(new URLSearchParams(request.search));
  if (!query) return throwErrorPage(context, "badRequest");
  const { matchId } = request.params;
  const { before } = query;
  const [head, answer] = await Promise.all([
    loadMatchHead(context, { ...request, tab: "commentary" }),
    matchId
      ? settle(
          context,
          context.upstream.call("matchCommentary", { matchId, size: SIZE, ...(before && { lastId: before }) }),
        )
      : undefined,
  ]);
  const address = localePath(context.locale, matchTabPath(head.about.match, "commentary"));
  const page = { head, query, address };
  return answer?.value ? { ...page, commentary: shownCommentary(page, answer.value) } : page;
}

function shownCommentary(
  { head, query }: Pick<MatchCommentaryData, "head" | "query">,
  { value, ...fetched }: Fetched<CommentaryPage>,
): ShownCommentary {
  const { comments, hasNext, lastId } = value;
  return {
    lines: commentaryLines(comments, query.filter, head.about.match),
    hasLines: comments.length > 0,
    ...(hasNext && lastId && { older: commentaryParameters({ ...query, before: lastId }) }),
    fetched,
  };
}
