import type { CommentaryPage } from "#contract/domain/commentary";
import { matchTabPath } from "#contract/tables/paths";
import type { Sport } from "#contract/tables/sports";
import type { EdgeContext, Fetched } from "#worker/context";
import { settle, throwFace } from "~/features/faces/fault-face.server";
import { localePath } from "~/features/frame/locale-path";
import { loadMatchHead, type MatchHeadData, type MatchParams } from "~/features/match/load-match-head.server";
import { namespacesOf } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { type KeptMarkup, keptOnServer } from "~/server-markup/kept-markup";
import type { AnswerAge } from "~/upstream-calls/answer-age";
import {
  type CommentaryQuery,
  commentaryLines,
  commentaryParameters,
  readCommentaryQuery,
} from "./commentary-lines.ts";
import { commentaryList } from "./commentary-list.server.ts";

export interface MatchCommentaryData {
  head: MatchHeadData;
  asked: CommentaryQuery;
  /** The tab's address, without a query. */
  address: string;
  /** Absent where the upstream does not answer. */
  commentary?: ShownCommentary;
}

export interface ShownCommentary {
  /** Undefined where no line is of the choice. */
  list?: KeptMarkup;
  /** There are lines, whether of the choice or not. */
  hasLines: boolean;
  /** The address's query of the lines before these, if there are any. */
  older?: string;
  fetched: AnswerAge;
}

interface AskedCommentary {
  sport: Sport;
  params: MatchParams;
  /** The address's query, with its question mark or empty. */
  search: string;
}

/** Lines of a page: more than a match of 120 minutes has. */
const SIZE = 250;

/**
 * The commentary of a match, all of it or its key moments, newest first. Throws a face for an unknown match and for a
 * parameter that cannot be read; without commentary it goes on.
 */
export async function loadMatchCommentary(context: EdgeContext, asked: AskedCommentary): Promise<MatchCommentaryData> {
  const query = readCommentaryQuery(new URLSearchParams(asked.search));
  if (!query) return throwFace(context, "badRequest");
  const { matchId } = asked.params;
  const { before } = query;
  const [head, answer] = await Promise.all([
    loadMatchHead(context, { ...asked, tab: "commentary" }),
    matchId
      ? settle(
          context,
          context.upstream.call("matchCommentary", { matchId, size: SIZE, ...(before && { lastId: before }) }),
        )
      : undefined,
  ]);
  const address = localePath(context.locale, matchTabPath(head.about.match, "commentary"));
  const page = { head, asked: query, address };
  return answer?.value ? { ...page, commentary: shown(context, page, answer.value) } : page;
}

function shown(
  { locale }: EdgeContext,
  { head, asked }: Pick<MatchCommentaryData, "head" | "asked">,
  { value, ...fetched }: Fetched<CommentaryPage>,
): ShownCommentary {
  const { comments, hasNext, lastId } = value;
  const t = translatorOf(locale, namespacesOf("match-commentary")).getFixedT(null, "commentary");
  const lines = commentaryLines(comments, asked.filter, head.about.match);
  return {
    ...(lines.length > 0 && { list: keptOnServer(commentaryList(lines, t)) }),
    hasLines: comments.length > 0,
    ...(hasNext && lastId && { older: commentaryParameters({ ...asked, before: lastId }) }),
    fetched,
  };
}
