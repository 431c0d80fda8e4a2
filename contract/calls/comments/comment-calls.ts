import { addComment, deleteComment, likeComment, listComment, listCommentAsMember, reportComment } from "./comments.ts";

/** Calls about comments that are the same for everyone, by name. */
export const COMMENT_LISTS = { listComment } as const;

/** Calls about comments for members. */
export const COMMENT_CALLS = {
  listCommentAsMember,
  addComment,
  likeComment,
  deleteComment,
  reportComment,
} as const;
