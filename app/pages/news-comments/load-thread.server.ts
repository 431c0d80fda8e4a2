import type { CommentsPage } from "#contract/domain/comments";
import { REPLIES_OF_A_LOAD } from "#contract/tables/comments";
import { pieceCommentsPath } from "#contract/tables/paths";
import type { EdgeContext, LoaderQuery } from "#worker/context";
import { loadOrThrowErrorPage, throwErrorPage } from "~/features/errors/error-states.server";
import { localePath } from "~/page/locale-path";

export interface ThreadData {
  newsId: string;
  /** Of the piece. */
  title: string;
  /** Back to the piece. */
  pieceHref: string;
  list: CommentsPage;
  /** The comment whose replies are shown; all comments where there is none. */
  parentId?: string;
  /** The comment behind which the page begins. */
  lastId?: string;
  isMember: boolean;
  /** Of the form for a comment: a form that is sent twice posts once. */
  idempotencyKey: string;
  /** IANA name: where the comments' dates are. */
  timeZone: string;
}

export type ThreadContext = Pick<EdgeContext, "account" | "doNotCache" | "locale" | "upstream" | "visitor">;

/** As a member sees it, else as guests do: the list is the same where a session has just ended. */
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
 * Comments on a piece, ten a page, or the replies to one of them. Throws an error page: 404 for an unknown piece, 410 for a
 * withdrawn one, 400 for what is no id.
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
