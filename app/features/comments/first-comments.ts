import type { CommentsPage, NewsComment } from "#contract/domain/comments";

/** How many of the first comments a piece's page shows. */
export interface FirstShown {
  comments: number;
  /** Per comment. */
  replies: number;
}

/** Keeps a comment's latest `most` replies, and more if the member's own would be cut: they look for it. */
function cutReplies(comment: NewsComment, most: number): NewsComment {
  const { replies, remainingReplies } = comment;
  const own = replies.findIndex(({ isMine }) => isMine);
  const more = Math.min(replies.length - most, own < 0 ? replies.length : own);
  if (more <= 0) return comment;
  return { ...comment, replies: replies.slice(more), remainingReplies: remainingReplies + more };
}

/** Shortens a page; the next one starts after its last comment, as usual. */
export function cutComments(page: CommentsPage, { comments, replies }: FirstShown): CommentsPage {
  const shown = page.comments.slice(0, comments).map((comment) => cutReplies(comment, replies));
  const last = shown.at(-1);
  if (!last || shown.length === page.comments.length) return { ...page, comments: shown };
  return { ...page, comments: shown, hasNext: true, lastId: last.id };
}
