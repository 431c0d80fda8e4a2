import type { CommentsPage } from "#contract/domain/comments";
import { REPLIES_OF_A_LOAD } from "#contract/tables/comments";
import { pieceCommentsPath } from "#contract/tables/paths";
import type { EdgeContext, LoaderQuery } from "#worker/pages/context";
import { loadOrThrowErrorPage, throwErrorPage } from "~/features/errors/error-states.server";
import { localePath } from "~/page/locale-path";

export interface ThreadData {
  newsId: string;
  /** Title of the article. */
  title: string;
  /** Link back to the article. */
  pieceHref: string;
  list: CommentsPage;
  /** The comment whose replies are shown; absent for all comments. */
  parentId?: string;
  /** The comment after which the page starts. */
  lastId?: string;
  isMember: boolean;
  /** For the comment form: submitting it twice posts once. */
  idempotencyKey: string;
  /** IANA name, for the dates of comments. */
  timeZone: string;
}

export type ThreadContext = Pick<EdgeContext, "account" | "doNotCache" | "locale" | "upstream" | "visitor">;

/** The member's view, otherwise the guests': the list is the same if the session has just ended. */
async function loadList(context: ThreadContext, query: LoaderQuery<"listComment">): Promise<CommentsPage> {
  const { account, upstream } = context;
  if (account.member) {
    const answer = await loadOrThrowErrorPage(context, account.call("listCommentAsMember", query));
    if (!answer.isRefused) return answer.value;
    if (account.member) return throwErrorPage(context, "upstream");
  }
  return (await loadOrThrowErrorPage(context, upstream.call("listComment", query))).value;
}

/**
 * Comments on an article, ten per page, or the replies to one. Throws an error page: 404 for an unknown article, 410
 * for a withdrawn one, 400 for a malformed id.
 */
export async function loadThread(
  context: ThreadContext,
  { url, newsId }: { url: string; newsId: string | undefined },
): Promise<ThreadData> {
  if (!newsId) return throwErrorPage(context, "notFound");
  const { searchParams } = new URL(url);
  const parentId = searchParams.get("parentId") || undefined;
  const lastId = searchParams.get("lastId") || undefined;
  const place = { ...(parentId !== undefined && { parentId }), ...(lastId !== undefined && { lastId }) };
  const size = parentId === undefined ? {} : { size: REPLIES_OF_A_LOAD };
  const { value: piece } = await loadOrThrowErrorPage(context, context.upstream.call("newsDetail", { id: newsId }));
  const list = await loadList(context, { newsId, ...place, ...size });
  return {
    newsId,
    title: piece.title,
    pieceHref: localePath(piece.language, pieceCommentsPath(piece)),
    list,
    ...place,
    isMember: context.account.member !== undefined,
    idempotencyKey: crypto.randomUUID(),
    timeZone: context.visitor.timeZone,
  };
}
