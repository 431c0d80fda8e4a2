import type { CommentsPage, NewsComment } from "#contract/domain/comments";

/** What of the first comments a piece's page begins with. */
export interface FirstShown {
  comments: number;
  /** Of each comment. */
  replies: number;
}

/** A comment with its latest replies; the others are earlier ones. Members look for what they have just written. */
function cutReplies(comment: NewsComment, most: number): NewsComment {
  const { replies, remainingReplies } = comment;
  const own = replies.findIndex(({ isMine }) => isMine);
  const more = Math.min(replies.length - most, own < 0 ? replies.length : own);
  if (more <= 0) return comment;
  return { ...comment, replies: replies.slice(more), remainingReplies: remainingReplies + more };
}

/** A shorter page, which goes on behind its last comment and in front of its first replies as any other does. */
export function cutComments(page: CommentsPage, { comments, replies }: FirstShown): CommentsPage {
  const shown = page.comments.slice(0, comments).map((comment) => cutReplies(comment, replies));
  const last = shown.at(-1);
  if (!last || shown.length === page.comments.length) return { ...page, comments: shown };
  return { ...page, comments: shown, hasNext: true, lastId: last.id };
}
