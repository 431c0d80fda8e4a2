import { newsCommentsPath } from "./paths.ts";

// Apart from paths.ts, which every page loads.

/** Of a comment or reply, wherever it is listed. */
export const commentId = (id: string): string => `comment-${id}`;

/** The replies to one comment: from the earliest on, or from behind one. */
export const newsRepliesPath = (newsId: string, parentId: string, lastId?: string): string =>
  `${newsCommentsPath(newsId)}?${new URLSearchParams({ parentId, ...(lastId !== undefined && { lastId }) })}`;

/** Where a reply stands among those to the same comment. */
export interface ReplyPlace {
  id: string;
  /** The comment at whose foot they stand. */
  parentId: string;
  /** The one behind which a load begins that has it; undefined where the first has it. */
  lastId?: string;
}

/** A reply, on the page of the comments on a piece. */
export const replyPath = ({ newsId, id, parentId, lastId }: ReplyPlace & { newsId: string }): string =>
  `${newsRepliesPath(newsId, parentId, lastId)}#${commentId(id)}`;
