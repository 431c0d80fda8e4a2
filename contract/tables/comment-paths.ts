import { newsCommentsPath } from "./paths.ts";

// Separate from paths.ts, which every page loads.

/** Element id of a comment or reply, wherever it is listed. */
export const commentId = (id: string): string => `comment-${id}`;

/** The replies to a comment: from the earliest, or after `lastId`. */
export const newsRepliesPath = (newsId: string, parentId: string, lastId?: string): string =>
  `${newsCommentsPath(newsId)}?${new URLSearchParams({ parentId, ...(lastId !== undefined && { lastId }) })}`;

/** The place of a reply among those to the same comment. */
export interface ReplyPlace {
  id: string;
  /** The comment that they reply to. */
  parentId: string;
  /** The reply after which the load containing it begins; undefined if the first load has it. */
  lastId?: string;
}

/** Path of a reply, on the comments page of a piece. */
export const replyPath = ({ newsId, id, parentId, lastId }: ReplyPlace & { newsId: string }): string =>
  `${newsRepliesPath(newsId, parentId, lastId)}#${commentId(id)}`;
